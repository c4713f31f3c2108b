/**
 * `npm test`: every check in turn, the fast ones first, then one line that counts the tests of all
 * runners together. Stops at the first check that fails.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { type Count, countPlaywright, countVitest, sum } from './count.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many tests passed and failed from the report that the command wrote. */
  readonly count?: () => Count;
}

const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' };

const checks: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.'] },
  { name: 'types', command: ['astro', 'check'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`],
    count: () => countVitest(read(reports.unit)),
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

function main(): void {
  rmSync('test-results', { recursive: true, force: true });
  ensureBrowser();
  const counts: Count[] = [];
  let failed: string | undefined;
  for (const { name, command, count } of checks) {
    console.log(`\n== ${name}`);
    const [program, ...args] = command;
    const { status } = spawnSync(program, args, { stdio: 'inherit' });
    if (count) counts.push(count());
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
