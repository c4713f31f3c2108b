import { describe, expect, it } from 'vitest';
import { countTests } from './junit.ts';

function report(...tests: readonly string[]): string {
  const cases = tests.map(
    (inner, index) => `<testcase classname="a.ts" name="test ${index}">${inner}</testcase>`,
  );
  return `<?xml version="1.0"?><testsuites><testsuite name="a.ts">${cases.join('')}</testsuite></testsuites>`;
}

describe('countTests', () => {
  it('counts failures and errors as failed, the rest as passed', () => {
    const failure = '<failure message="no">at &lt;anonymous&gt;</failure>';
    expect(countTests(report('', failure, '<error/>', ''))).toMatchObject({ passed: 2, failed: 2 });
  });

  it('names what failed by its file and title', () => {
    expect(countTests(report('', '<failure/>', '<error/>')).failures).toEqual([
      'a.ts: test 1',
      'a.ts: test 2',
    ]);
  });

  it('counts what was left out by itself', () => {
    expect(countTests(report('', '<skipped/>'))).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      leftOut: ['a.ts'],
    });
  });

  it('counts a test once that failed twice over', () => {
    expect(countTests(report('<failure/><failure/>'))).toMatchObject({ passed: 0, failed: 1 });
  });

  it.each(['<testsuite/>', '<html></html>'])('refuses %s, which is no report', (text) => {
    expect(() => countTests(text)).toThrow('no JUnit report');
  });
});
