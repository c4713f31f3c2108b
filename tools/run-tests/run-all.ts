/** `npm test`: runs every check, even after failures, and sums up the tests. `-- --copy` adds the tests of a copy of the project. */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import concurrently, { type CloseEvent } from 'concurrently';
import { installBrowsers } from './browsers.ts';
import { blankPublicVariables } from './environment.ts';

interface Check {
  readonly name: string;
  readonly command: string;
}

const reportOf = (name: string): string => `test-results/${name.replaceAll(' ', '-')}.xml`;

/** A folder of `e2e/` that has its own settings, which include the report. */
function suite(name: string): Check {
  return { name, command: `playwright test --config e2e/${name}/playwright.config.ts` };
}

const functionFlags = '--node-modules-dir=manual supabase/functions';
// The tests replace the language model, so the function needs access to no other host.
const functionTest = 'deno test --reporter=dot --no-prompt --unstable-no-legacy-abort --allow-net=127.0.0.1';

/** The stages run one after another, each with two checks at a time. */
const stages: readonly (readonly Check[])[] = [
  [
    { name: 'build', command: 'npm run build' },
    { name: 'lint', command: 'eslint --max-warnings 0 .' },
    { name: 'format', command: 'prettier --check --log-level warn .' },
  ],
  [
    {
      name: 'unit tests',
      command: `vitest run --reporter=dot --reporter=junit --outputFile.junit=${reportOf('unit tests')}`,
    },
    suite('browsers'),
    { name: 'types of components', command: 'astro check --tsconfig tsconfig.astro.json' },
    suite('hosts'),
    { name: 'types and promises', command: 'oxlint' },
    { name: 'function types', command: `deno check --quiet ${functionFlags}` },
    {
      name: 'function tests',
      command: `${functionTest} --junit-path=${reportOf('function tests')} ${functionFlags}`,
    },
    { name: 'content', command: 'node tools/check-content.ts' },
  ],
  // Runs alone, since Playwright uses both cores.
  [{ name: 'end-to-end tests', command: 'playwright test' }],
  ...(process.argv.includes('--copy') ? [[suite('other-company')]] : []),
];

function run(stage: readonly Check[]): Promise<CloseEvent[]> {
  const { result } = concurrently([...stage], { maxProcesses: 2, group: true, prefix: 'name' });
  return result.catch((ends: CloseEvent[]) => ends);
}

/** Counts the tests in a check's JUnit report. A check without a report counts as one test. */
function resultOf({ command: { name }, exitCode, timings }: CloseEvent) {
  const hasFailed = exitCode !== 0;
  const report = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : undefined;
  const tests = report?.split('<testcase ').slice(1) ?? [];
  const skipped = tests.filter((test) => test.includes('<skipped')).length;
  const failures = tests
    .filter((test) => /<(?:failure|error)\b/.test(test))
    .map((test) => {
      const [, reason = ''] = /<(?:failure|error)\b.*?\bmessage="([^"]*)"/s.exec(test) ?? [];
      return `${attribute(test, 'classname')}: ${attribute(test, 'name')}\n        ${reason}`;
    });
  const passed = report === undefined ? Number(!hasFailed) : tests.length - skipped - failures.length;
  // For example, a test file that cannot be loaded.
  if (hasFailed && failures.length === 0) failures.push('see its output above');
  const counts = { passed, failed: failures.length, skipped, seconds: Math.round(timings.durationSeconds) };
  return { name, failures, counts };
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}

rmSync('test-results', { recursive: true, force: true });
installBrowsers();
const blankVariables = blankPublicVariables(process.cwd());
Object.assign(process.env, blankVariables);
const ends: CloseEvent[] = [];
for (const stage of stages) ends.push(...(await run(stage)));
const results = ends.map(resultOf);

console.table(Object.fromEntries(results.map(({ name, counts }) => [name, counts])));
for (const { name, failures } of results) {
  for (const title of failures) console.log(`FAILED  ${name}  ${title}`);
}
if (Object.keys(blankVariables).length > 0) {
  console.log(
    `Tests ran without ${Object.keys(blankVariables).join(', ')}. Build again before you publish dist/.`,
  );
}
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, { counts }) => total + counts[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
if (sum('failed') > 0) process.exitCode = 1;
