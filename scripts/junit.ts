/** Reads the reports of the test runners, which all of them can write as JUnit XML. */

import { JSDOM } from 'jsdom';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The file and title of each test that failed. */
  readonly failures: readonly string[];
  /** The file of each test that was left out, which is neither passed nor failed. */
  readonly leftOut: readonly string[];
}

/** What a check counts that has no report of tests. */
export const noTests: Count = { passed: 0, failed: 0, failures: [], leftOut: [] };

/**
 * @param report JUnit XML as Vitest, Playwright and Deno write it
 * @returns how many tests passed and failed, which failed, and what was left out
 * @throws when the text is no JUnit report
 */
export function countTests(report: string): Count {
  const { document } = new JSDOM(report, { contentType: 'text/xml' }).window;
  if (document.documentElement.tagName !== 'testsuites') throw new Error('This is no JUnit report.');
  const tests = [...document.querySelectorAll('testcase')];
  const failures = tests
    .filter((test) => test.querySelector(':scope > failure, :scope > error'))
    .map((test) => [test.getAttribute('classname'), test.getAttribute('name')].filter(Boolean).join(': '));
  const leftOut = tests
    .filter((test) => test.querySelector(':scope > skipped'))
    .map((test) => test.getAttribute('classname') ?? '');
  const failed = failures.length;
  return { passed: tests.length - failed - leftOut.length, failed, failures, leftOut };
}
