/** Reads the numbers of passed and failed tests from the reports of the test runners. */

import { z } from 'zod';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

/**
 * @param report what Vitest's JSON reporter wrote
 * @throws when the report has another form
 */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = vitestReport.parse(report);
  // A file that cannot be loaded fails as a suite without a single failed test.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * @param report what Playwright's JSON reporter wrote; a flaky test counts as failed
 * @throws when the report has another form
 */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/**
 * @param report what `deno test --junit-path` wrote: JUnit XML with the totals on each suite
 * @throws when the report has another form
 */
export function countJunit(report: string): Count {
  if (!/<testsuites\b/.test(report)) throw new Error('This is no JUnit report.');
  return sum(
    [...report.matchAll(/<testsuite\b[^>]*>/g)].map(([suite]) => {
      const total = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1]);
      const failed = total('failures') + total('errors');
      return { passed: total('tests') - total('disabled') - failed, failed };
    }),
  );
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}
