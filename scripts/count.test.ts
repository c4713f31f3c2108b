import { describe, expect, it } from 'vitest';
import { countJunit } from './count.ts';

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
