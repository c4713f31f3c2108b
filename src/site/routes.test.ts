import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';
import {
  articleRoute,
  builtHref,
  canonicalPath,
  hrefTo,
  hrefToAnchor,
  includedPages,
  isUnlisted,
  languagePaths,
  localeOf,
  localizeHref,
  opensAtTop,
  prefixedPath,
  routes,
  withoutLocale,
} from './routes.ts';

const everyRoute = [...Object.values(routes), articleRoute('some-id')];

it('languagePaths returns three forms of a page: no prefix, /en and /sv', () => {
  expect(languagePaths().slice(0, 3)).toEqual([
    { params: { lang: undefined } },
    { params: { lang: 'en' } },
    { params: { lang: 'sv' } },
  ]);
  expect(languagePaths()).toHaveLength(1 + locales.length);
});

it.each([
  ['/', 'en', '/'],
  ['/en', 'en', '/'],
  ['/en/about', 'en', '/about'],
  ['/sv', 'sv', '/'],
  ['/sv/blog/some-id', 'sv', '/blog/some-id'],
  ['/xx/about', 'en', '/xx/about'],
  ['/svenska', 'en', '/svenska'],
  ['/about/sv', 'en', '/about/sv'],
])('%s is in %s, with the route %s', (pathname, locale, route) => {
  expect([localeOf(pathname), withoutLocale(pathname)]).toEqual([locale, route]);
});

it.each([
  ['en', '/', '/en', '/'],
  ['sv', '/', '/sv', '/sv'],
  ['en', '/about', '/en/about', '/about'],
  ['sv', '/blog/some-id', '/sv/blog/some-id', '/sv/blog/some-id'],
] as const)('%s %s has the addresses %s and, canonical, %s', (locale, route, withPrefix, known) => {
  expect([prefixedPath(locale, route), canonicalPath(locale, route)]).toEqual([withPrefix, known]);
});

it.each([
  [[], true, []],
  [[], false, ['blog']],
  [['academy'], true, ['academy']],
  [['dashboard'], true, ['signin', 'dashboard']],
] as const)('includedPages without %j (articles: %s) lacks %j', (withoutPages, hasArticles, lacking) => {
  const names = includedPages({ withoutPages }, hasArticles);
  expect(Object.keys(routes).filter((name) => !names.some((each) => each === name))).toEqual(lacking);
});

it.each([
  ['en', '/about', '/', '/about'],
  ['sv', '/about', '/', '/sv/about'],
  ['en', '/', undefined, '/'],
  ['sv', '/', '/about', '/sv'],
  ['en', '/blog', '/', '/en/blog'],
  ['en', '/', '/blog', '/en'],
  ['sv', '/', '/blog/some-id', '/sv'],
] as const)('hrefTo in %s to %s from %j is %s', (locale, route, from, href) => {
  expect(hrefTo(locale, route, from)).toBe(href);
});

it.each([
  ['en', 'contact', '/', '#contact'],
  ['en', 'contact', '/about', '/#contact'],
  ['sv', 'contact', '/about', '/sv#contact'],
  ['en', 'services', '/blog', '/en#services'],
] as const)('hrefToAnchor %s #%s from %j is %s', (locale, anchor, from, href) => {
  expect(hrefToAnchor(locale, anchor, from)).toBe(href);
});

const built = new Set(['/', '/about', '/blog/winter']);

it.each([
  ['/blog/winter#cost', '/sv/blog/winter#cost'],
  ['/en/about?from=x', '/en/about?from=x'],
  ['/#contact', '/sv#contact'],
  ['/guide.pdf', '/guide.pdf'],
  ['https://other.example/blog/gone', 'https://other.example/blog/gone'],
  ['/blog/gone#cost', undefined],
  ['/sv/gone', undefined],
])('builtHref of %s is %s', (href, expected) => {
  expect(builtHref(href, 'sv', '/faq', built)).toBe(expected);
});

describe('localizeHref', () => {
  it.each([
    ['/privacy', '/privacy', '/sv/privacy'],
    ['/about?a=1&b=2#team', '/about?a=1&b=2#team', '/sv/about?a=1&b=2#team'],
    ['/blog/some-id', '/en/blog/some-id', '/sv/blog/some-id'],
  ])('%s becomes %s in English and %s in Swedish', (href, en, sv) => {
    expect([localizeHref(href, 'en'), localizeHref(href, 'sv')]).toEqual([en, sv]);
  });

  it.each([
    ['a fragment', '#team'],
    ['an external address', 'https://example.com/about'],
    ['a protocol-relative address', '//example.com/about'],
    ['an address that browsers take for protocol-relative', '/\\example.com/about'],
    ['one with a tab that they drop', '/\t/example.com/about'],
    ['an e-mail address', 'mailto:hello@example.com'],
    ['a relative address', 'about'],
    ['a Swedish address', '/sv?a=1#b'],
    ['a file, which has no language', '/guide.pdf'],
  ])('leaves %s unchanged', (_kind, href) => {
    expect(localizeHref(href, 'sv')).toBe(href);
  });
});

it('isUnlisted is true for the dashboard, the sign-in and pages without an address', () => {
  expect(['/', '/about', '/signin', '/dashboard'].filter(isUnlisted)).toEqual(['/signin', '/dashboard']);
  expect(isUnlisted(undefined)).toBe(true);
});

it('opensAtTop is true for the home page and articles only', () => {
  expect([...everyRoute, '/blog/2', '/blog/tag/some-tag'].filter(opensAtTop)).toEqual(['/', '/blog/some-id']);
  expect(opensAtTop(undefined)).toBe(false);
});
