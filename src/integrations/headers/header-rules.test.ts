import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules.ts';

const rules = parseHeaderRules(
  [
    '# for all',
    '/*',
    '  X-Frame-Options: DENY',
    "  Content-Security-Policy: default-src 'none'; img-src https://a.example:8080",
    '  Cache-Control: no-cache',
    '',
    '/_astro/*',
    '  ! X-Frame-Options',
    '  Cache-Control: immutable',
    '',
    '/a.b',
    '  X-Dot: yes',
  ].join('\n'),
);

const headers = (path: string) => Object.fromEntries(headersFor(path, rules));

describe('headersFor', () => {
  it('gives every path the headers of /*, with colons in their values', () => {
    expect(headers('/about')).toEqual({
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "default-src 'none'; img-src https://a.example:8080",
      'Cache-Control': 'no-cache',
    });
  });

  it('lets a later rule replace and remove headers', () => {
    expect(headers('/_astro/a.js')).toMatchObject({ 'Cache-Control': 'immutable' });
    expect(headers('/_astro/a.js')).not.toHaveProperty('X-Frame-Options');
  });

  it.each([
    ['/a.b', true],
    ['/axb', false],
    ['/x/a.b', false],
  ])('takes the rule of /a.b by its letter for %s: %s', (path, applies) => {
    expect('X-Dot' in headers(path)).toBe(applies);
  });
});

describe('parseHeaderRules', () => {
  it.each([
    ['a header that is not indented', '/*\nX-Frame-Options: DENY', 2],
    ['a header without colon', '/*\n  X-A: b\n  X-Frame-Options DENY', 3],
  ])('stops at %s and names its line', (_kind, text, line) => {
    expect(() => parseHeaderRules(text)).toThrow(
      `_headers, line ${line}: expected a path or an indented header.`,
    );
  });
});
