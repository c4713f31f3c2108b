import { describe, expect, it } from 'vitest';
import { countJunit, countPlaywright, countVitest, sum } from './count.ts';

const vitest = (passed: number, failed: number, failedFiles: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numFailedTestSuites: failedFiles,
  success: failed === 0,
});

describe('countVitest', () => {
  it.each([
    ['all passed', vitest(7, 0, 0), { passed: 7, failed: 0 }],
    ['two failed in one file', vitest(5, 2, 1), { passed: 5, failed: 2 }],
    ['a file could not be loaded', vitest(5, 0, 3), { passed: 5, failed: 1 }],
    ['no test ran', vitest(0, 0, 0), { passed: 0, failed: 0 }],
  ])('%s', (_case, report, count) => {
    expect(countVitest(report)).toEqual(count);
  });

  it.each([{}, null, { numPassedTests: '7' }])('stops at a report of another form: %j', (report) => {
    expect(() => countVitest(report)).toThrow();
  });
});

describe('countPlaywright', () => {
  it('counts a flaky test as failed and a skipped one not at all', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 4 };
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3 });
  });

  it.each([{}, { stats: {} }, undefined])('stops at a report of another form: %j', (report) => {
    expect(() => countPlaywright(report)).toThrow();
  });
});

describe('sum', () => {
  it('adds what all runners counted', () => {
    expect(
      sum([
        { passed: 5, failed: 1 },
        { passed: 2, failed: 0 },
      ]),
    ).toEqual({ passed: 7, failed: 1 });
  });

  it('of nothing is nothing', () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});

/** A report as Deno writes it, with the totals of one suite for each file. */
function report(...suites: readonly string[]): string {
  const inner = suites.map((totals, index) => `<testsuite name="./${index}.ts" ${totals}></testsuite>`);
  return `<?xml version="1.0"?>\n<testsuites name="deno test" tests="99" failures="99" errors="0">${inner.join('\n')}</testsuites>`;
}

describe('countJunit', () => {
  it('adds the suites up, once each', () => {
    const suites = [
      'tests="6" disabled="0" errors="0" failures="0"',
      'tests="5" disabled="0" errors="1" failures="2"',
    ];
    expect(countJunit(report(...suites))).toEqual({ passed: 8, failed: 3 });
  });

  it('does not count what was left out as passed', () => {
    expect(countJunit(report('tests="6" disabled="2" errors="0" failures="1"'))).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  it('refuses what is no report', () => {
    expect(() => countJunit('')).toThrow('no JUnit report');
  });
});
