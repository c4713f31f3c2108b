/**
 * `npm test`: every check in turn, the fast ones first, then one line that counts the tests of all
 * runners together. Stops at the first check that fails.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { type Count, countJunit, countPlaywright, countVitest, sum } from './count.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many tests passed and failed from the report that the command wrote. */
  readonly count?: () => Count;
}

const reports = {
  unit: 'test-results/unit.json',
  function: 'test-results/function.xml',
  e2e: 'test-results/e2e.json',
};

/** The function runs under Deno, with the project's own node_modules (docs/decisions/020). */
const denoFlags = ['--node-modules-dir=manual', 'supabase/functions'];

const checks: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.'] },
  { name: 'types', command: ['astro', 'check'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`],
    count: () => countVitest(read(reports.unit)),
  },
  { name: 'function types', command: ['deno', 'check', '--quiet', ...denoFlags] },
  {
    name: 'function tests',
    // Of all rights only to talk to this machine, where tests stand in for the model and the database.
    command: [
      'deno',
      'test',
      '--no-prompt',
      '--allow-net=127.0.0.1',
      `--junit-path=${reports.function}`,
      ...denoFlags,
    ],
    count: () => countJunit(readFileSync(reports.function, 'utf8')),
  },
  { name: 'build', command: ['astro', 'build'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    count: () => countPlaywright(read(reports.e2e)),
  },
];

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A file that cannot be loaded fails a run without a single failed test in its report. */
function counted(count: Count, status: number | null): Count {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function main(): void {
  rmSync('test-results', { recursive: true, force: true });
  ensureBrowser();
  const counts: Count[] = [];
  let failed: string | undefined;
  for (const { name, command, count } of checks) {
    console.log(`\n== ${name}`);
    const [program, ...args] = command;
    const { status } = spawnSync(program, args, { stdio: 'inherit' });
    if (count) counts.push(counted(count(), status));
    if (status !== 0) {
      failed = name;
      break;
    }
  }
  const total = sum(counts);
  if (failed) {
    console.error(`\nThe ${failed} did not pass.`);
    process.exitCode = 1;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
