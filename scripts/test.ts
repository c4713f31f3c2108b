/** `npm test`: runs every check, then says how each ended and how many tests passed and failed. */

import { rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { type Check, failureList, leftOutList, runLanes, table } from './checks.ts';

/** The function runs under Deno, with the project's own node_modules (docs/decisions/020). */
const denoFlags = ['--node-modules-dir=manual', 'supabase/functions'];
const functionReport = 'test-results/function.xml';

/** Tests of Vitest; without a configuration those of the project itself. */
function vitest(name: string, config: string, needs: string): Check {
  const report = `test-results/${name.replaceAll(' ', '-')}.xml`;
  const reporters = ['--reporter=dot', '--reporter=junit', `--outputFile.junit=${report}`];
  return { name, command: ['vitest', 'run', '--config', config, ...reporters], report, needs };
}

/**
 * Two lanes, for two cores, of about the same length. Each of Playwright's browsers is a session of its own, to which Linux gives
 * as much time as to all that runs in this one: beside them the unit tests would starve.
 */
const lanes: readonly (readonly Check[])[] = [
  [
    // The build and the unit tests read what the assistant knows.
    { name: 'knowledge', command: ['node', 'scripts/knowledge.ts'] },
    // Build and check both write Astro's own files, which the types are read from: one after the other.
    { name: 'build', command: ['astro', 'build'], needs: 'knowledge' },
    { name: 'types of components', command: ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'] },
    { name: 'types and promises', command: ['oxlint'] },
    { name: 'function types', command: ['deno', 'check', '--quiet', ...denoFlags] },
    {
      name: 'function tests',
      // Of all rights only to talk to this machine, where tests stand in for the model and the database.
      command: [
        'deno',
        'test',
        '--no-prompt',
        '--unstable-no-legacy-abort', // as the function's deno.json has it
        '--allow-net=127.0.0.1',
        `--junit-path=${functionReport}`,
        ...denoFlags,
      ],
      report: functionReport,
    },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    vitest('hosts', 'hosts/vitest.config.ts', 'build'),
    {
      name: 'end-to-end tests',
      command: ['playwright', 'test'],
      report: 'test-results/e2e.xml',
      needs: 'build',
      after: 'unit tests',
      isLive: true,
    },
  ],
  [
    { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
    vitest('unit tests', 'vitest.config.ts', 'knowledge'),
    { name: 'content', command: ['node', 'scripts/check-content.ts'] },
    vitest('other browsers', 'e2e/browsers/vitest.config.ts', 'build'),
  ],
];

try {
  rmSync('test-results', { recursive: true, force: true });
  ensureBrowser();
  const results = await runLanes(lanes);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (results.some(({ outcome }) => outcome !== 'passed')) process.exitCode = 1;
  console.log(`\n${table(results)}\n`);
  const leftOut = results.flatMap((result) => result.leftOut).length;
  for (const list of [leftOutList(results), failureList(results)]) if (list !== '') console.log(`${list}\n`);
  console.log(`${passed} passed, ${failed} failed, ${leftOut} left out`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
