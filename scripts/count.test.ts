import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, sum } from './count.ts';

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
