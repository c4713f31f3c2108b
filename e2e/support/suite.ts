import type { PlaywrightTestConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

export const firstPort = Number(process.env['E2E_PORT'] ?? 4330);

export interface Server {
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly url: string;
}

export function siteServer(port: number, command = 'node tools/serve/main.ts'): Server {
  return { command, env: { PORT: String(port) }, url: `http://localhost:${port}/` };
}

/** The settings of a folder of `e2e/` that needs other servers. */
export function suite(name: string, servers: readonly Server[]): PlaywrightTestConfig {
  const cwd = `${import.meta.dirname}/../..`;
  const gracefulShutdown = { signal: 'SIGTERM', timeout: 10_000 } as const; // they stop what they have started
  return {
    ...base,
    testDir: `${cwd}/e2e/${name}`,
    testMatch: '*.test.ts',
    outputDir: `${cwd}/test-results/${name}`,
    projects: [{ name }],
    workers: 2,
    fullyParallel: false,
    // Only limits for what hangs: a run of the unit tests, a state on a busy machine, a build.
    timeout: 600_000,
    expect: { timeout: 120_000 },
    reporter: [['dot'], ['junit', { outputFile: `${cwd}/test-results/${name}.xml` }]],
    webServer: servers.map((server) => ({ ...server, cwd, gracefulShutdown, timeout: 600_000 })),
  };
}
