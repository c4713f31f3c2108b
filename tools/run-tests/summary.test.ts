import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const good = '<testcase classname="a.test.ts" name="adds"></testcase>';
const skipped = '<testcase classname="a.test.ts" name="waits"><skipped/></testcase>';
const bad =
  '<testcase classname="a.test.ts" name="divides"><failure message="1 is not 2">at a.test.ts</failure></testcase>';

it('counts the tests of a report, and names those that failed with their reason', () => {
  expect(summaryOf(true, `<testsuite>${good}${skipped}${bad}</testsuite>`)).toEqual({
    failures: ['a.test.ts: divides\n        1 is not 2'],
    counts: { passed: 1, failed: 1, skipped: 1 },
  });
});

it('counts every test as passed when a check fails after its tests, and the check as failed', () => {
  const { failures, counts } = summaryOf(true, `<testsuite>${good}${good}</testsuite>`);
  expect(failures).toHaveLength(1);
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

it('counts a check without a report as one test', () => {
  expect(summaryOf(false, undefined).counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(summaryOf(true, undefined).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
