import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress } from './site-path.ts';

describe('cleanAddress', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about.html', '/about'],
    ['/index', '/'],
    ['///sv//about//', '/sv/about'],
    ['/reindex', '/reindex'],
    ['/%61bout%2ehtml', '/about'],
    ['/%63af%c3%a9', '/caf%C3%A9'],
    ['/a%23c', '/a%23c'],
    ['/100%25', '/100%25'],
    ['/%2561bout', '/%2561bout'],
    ['/\\evil.example', '/evil.example'],
  ])('of %s is %s', (pathname, address) => {
    expect(cleanAddress(pathname)).toBe(address);
  });

  it.each([
    '/a%2fb',
    '/a%3Fb',
    '/a%5Cb',
    '/a%00',
    '/../a',
    '/a/./b',
    '/a/%2e%2E/b',
    '/..\\a',
    '/%',
    '/%E0%A4%A',
    '*',
    '',
  ])('of %j there is none', (pathname) => {
    expect(cleanAddress(pathname)).toBeUndefined();
  });

  it('of a clean address is that address, so that no redirect leads round in circles', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = cleanAddress(path || '/');
        fc.pre(once !== undefined);
        // One ending may hide another, such as .html.html; each step is shorter.
        const twice = cleanAddress(once) ?? '';
        expect(twice === once || twice.length < once.length).toBe(true);
      }),
    );
  });
});
