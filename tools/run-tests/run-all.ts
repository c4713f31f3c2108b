/**
 * `npm test`: runs every check, whatever fails, and ends with how many tests passed and failed. `-- --copy` makes another
 * company in a copy of the project too.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import concurrently, { type CloseEvent } from 'concurrently';
import { JSDOM } from 'jsdom';
import { ownVariablesEmptied } from './environment.ts';
import { installPrograms } from './programs.ts';

interface Check {
  readonly name: string;
  readonly command: string;
}

/** The JUnit report of a check, where it writes one: a check without a report counts as one test. */
const reportOf = (name: string): string => `test-results/${name.replaceAll(' ', '-')}.xml`;

function vitest(name: string, config: string): Check {
  const reporters = `--reporter=dot --reporter=junit --outputFile.junit=${reportOf(name)}`;
  return { name, command: `vitest run --config ${config} ${reporters}` };
}

const functionFlags = '--node-modules-dir=manual supabase/functions';
// Only what the tests need: to talk to this machine, where they stand in for the model.
const functionTest = 'deno test --reporter=dot --no-prompt --unstable-no-legacy-abort --allow-net=127.0.0.1';

/** One after the other; two checks of a stage run side by side, in the order of the list. */
const stages: readonly (readonly Check[])[] = [
  [
    { name: 'build', command: 'npm run build' },
    { name: 'lint', command: 'eslint --max-warnings 0 .' },
    { name: 'format', command: 'prettier --check --log-level warn .' },
  ],
  [
    vitest('unit tests', 'vitest.config.ts'),
    vitest('other browsers', 'e2e/browsers/vitest.config.ts'),
    { name: 'types of components', command: 'astro check --tsconfig tsconfig.astro.json' },
    vitest('hosts', 'e2e/hosts/vitest.config.ts'),
    { name: 'types and promises', command: 'oxlint' },
    { name: 'function types', command: `deno check --quiet ${functionFlags}` },
    {
      name: 'function tests',
      command: `${functionTest} --junit-path=${reportOf('function tests')} ${functionFlags}`,
    },
    { name: 'content', command: 'node tools/doctor/check-content.ts' },
  ],
  // Playwright uses both cores by itself; beside it everything else would starve.
  [{ name: 'end-to-end tests', command: 'playwright test' }],
  ...(process.argv.includes('--copy') ? [[vitest('copy', 'e2e/owner/vitest.config.ts')]] : []),
];

/** Runs the checks of a stage. @returns how each of them ended */
function run(stage: readonly Check[]): Promise<CloseEvent[]> {
  const { result } = concurrently([...stage], { maxProcesses: 2, group: true, prefix: 'name' });
  return result.catch((ends: CloseEvent[]) => ends);
}

/** The tests of a check: titles of those that failed, files of those that were skipped. */
function testsOf({ command: { name }, exitCode, timings }: CloseEvent) {
  const isOk = exitCode === 0;
  const file = reportOf(name);
  const hasReport = existsSync(file);
  const xml = hasReport ? readFileSync(file, 'utf8') : '<testsuites/>';
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const all = [...document.querySelectorAll('testcase')];
  const failed = all.filter((test) => test.querySelector(':scope > failure, :scope > error'));
  const skipped = all.filter((test) => test.querySelector(':scope > skipped'));
  const titles = failed.map((test) => `${test.getAttribute('classname')}: ${test.getAttribute('name')}`);
  // A file that cannot be loaded makes a run fail without a failed test in its report.
  if (!isOk && titles.length === 0) titles.push('see its output above');
  return {
    name,
    seconds: Math.round(timings.durationSeconds),
    failures: titles,
    skipped: [...new Set(skipped.map((test) => test.getAttribute('classname') ?? ''))],
    counts: {
      passed: hasReport ? all.length - skipped.length - failed.length : Number(isOk),
      failed: titles.length,
      skipped: skipped.length,
    },
  };
}

rmSync('test-results', { recursive: true, force: true });
installPrograms();
const emptied = ownVariablesEmptied(process.cwd());
Object.assign(process.env, emptied);
const ends: CloseEvent[] = [];
for (const stage of stages) ends.push(...(await run(stage)));
const results = ends.map(testsOf);

console.table(Object.fromEntries(results.map(({ name, counts, seconds }) => [name, { ...counts, seconds }])));
for (const { name, skipped } of results) for (const file of skipped) console.log(`SKIPPED  ${name}  ${file}`);
for (const { name, failures } of results)
  for (const title of failures) console.log(`FAILED  ${name}  ${title}`);
const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((total, { counts }) => total + counts[key], 0);
if (Object.keys(emptied).length > 0) {
  console.log(`Tests run without ${Object.keys(emptied).join(', ')}. Build again before you publish dist/.`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
if (sum('failed') > 0) process.exitCode = 1;
