interface Summary {
  /** A line for each failed test; one where a check failed otherwise. */
  readonly failures: readonly string[];
  readonly counts: { readonly passed: number; readonly failed: number; readonly skipped: number };
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}

/** Counts the tests of a check. @param report its JUnit report; a check without one counts as one test */
export function summaryOf(hasFailed: boolean, report: string | undefined): Summary {
  const tests = report?.split('<testcase ').slice(1) ?? [];
  const skipped = tests.filter((test) => test.includes('<skipped')).length;
  const failures = tests
    .filter((test) => /<(?:failure|error)\b/.test(test))
    .map((test) => {
      const [, reason = ''] = /<(?:failure|error)\b.*?\bmessage="([^"]*)"/s.exec(test) ?? [];
      return `${attribute(test, 'classname')}: ${attribute(test, 'name')}\n        ${reason}`;
    });
  const passed = report === undefined ? Number(!hasFailed) : tests.length - skipped - failures.length;
  // For example a test file that cannot be loaded.
  if (hasFailed && failures.length === 0) failures.push('see its output above');
  return { failures, counts: { passed, failed: failures.length, skipped } };
}
