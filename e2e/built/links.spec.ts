/** No link is broken, and every link stays in its language. Needs no browser. */

import { homeAnchors, isUnlisted } from '../../src/site/routes.ts';
import { builtPages, documentOf, isBuilt } from '../support/built.ts';
import { canonicalPath, kindOf, localeOf, locales, origin, pages, withoutLocale } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const outsideAddress = /^(https:\/\/|mailto:\?subject=|mailto:[^@\s]+@[^@\s]+\.[a-z]+$|tel:\+\d+$)/;

const spelledOut = new RegExp(`^/(${locales.join('|')})(/|$)`);

interface Link {
  readonly from: string;
  readonly href: string;
  /** Path of the linked page, without fragment; undefined for external links. */
  readonly path: string | undefined;
  readonly fragment: string;
  /** Set on links in the language switcher. */
  readonly hreflang: string;
}

/** The links on a page. An absolute link to the site itself counts as internal. */
function linksOf(from: string): Link[] {
  return [...documentOf(from).querySelectorAll('a[href]')].map((link) => {
    const href = link.getAttribute('href') ?? '';
    const target = new URL(href, origin + from);
    return {
      from,
      href,
      path: target.origin === origin ? target.pathname : undefined,
      fragment: decodeURIComponent(target.hash.slice(1)),
      hreflang: link.getAttribute('hreflang') ?? '',
    };
  });
}

let links: readonly Link[];
/** Links to other pages in the same language: excludes the language switcher and links within a page. */
let between: readonly (Link & { readonly path: string })[];

test.beforeAll(() => {
  links = builtPages.flatMap(linksOf);
  between = links.flatMap(({ path, ...link }) =>
    path === undefined || link.hreflang !== '' || link.href.startsWith('#') ? [] : [{ ...link, path }],
  );
});

const named = (wrong: readonly { from: string; href: string }[]): string[] =>
  wrong.map(({ from, href }) => `${from}: ${href}`);

test.describe('links', () => {
  test('reach every page from the two home pages', () => {
    const reached = new Set(locales.map((locale) => canonicalPath(locale, '/')));
    // Iterating over a Set also visits items added during the loop.
    for (const page of reached) {
      for (const { path } of isBuilt(page) ? linksOf(page) : []) {
        if (path !== undefined) reached.add(canonicalPath(localeOf(path), withoutLocale(path)));
      }
    }
    // Nothing links to a blog without articles.
    const linked = pages.filter(
      (path) => !isUnlisted(withoutLocale(path)) && withoutLocale(path) !== '/blog',
    );
    expect(linked.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('point to pages that exist', () => {
    expect(named(links.filter(({ path }) => path !== undefined && !isBuilt(path)))).toEqual([]);
  });

  // The content check and the build report links from texts to missing headings.
  test('in the site’s own components point to elements that exist', () => {
    const anchorNames: readonly string[] = Object.values(homeAnchors);
    const isQuestionOfHome = ({ from, path = '', fragment }: Link) =>
      withoutLocale(from) === '/' && withoutLocale(path) === '/faq' && fragment !== '';
    const toPlaces = links
      .filter(({ path }) => path !== undefined)
      .filter(
        (link) => link.href.startsWith('#') || anchorNames.includes(link.fragment) || isQuestionOfHome(link),
      );
    const lost = toPlaces.filter(
      ({ path = '', fragment }) => isBuilt(path) && !documentOf(path).getElementById(fragment),
    );
    expect(named(lost)).toEqual([]);
    expect(toPlaces.length).toBeGreaterThan(50);
  });

  test('to the blog include the language', () => {
    const toBlog = between.filter(({ path }) => ['blog', 'article'].includes(kindOf(path)));
    expect(toBlog.length).toBeGreaterThan(20);
    expect(named(toBlog.filter(({ path }) => !spelledOut.test(path)))).toEqual([]);
  });

  test('stay in the language of their page', () => {
    expect(named(between.filter(({ from, path }) => localeOf(path) !== localeOf(from)))).toEqual([]);
  });

  test('in the language switcher point to the same page in each language', () => {
    const switches = links.filter(({ hreflang }) => hreflang !== '');
    const astray = switches.filter(
      ({ from, path = '', hreflang }) =>
        localeOf(path) !== hreflang || (pages.includes(from) && withoutLocale(path) !== withoutLocale(from)),
    );
    expect(named(astray)).toEqual([]);
    for (const page of builtPages.filter((path) => kindOf(path) !== 'dashboard')) {
      const offered = linksOf(page).map(({ hreflang }) => hreflang);
      expect.soft([...new Set(offered)].filter(Boolean), page).toEqual(locales);
    }
  });

  test('to other sites have well-formed addresses', () => {
    const outside = links.map(({ href }) => href).filter((href) => /^[a-z]+:/.test(href));
    expect(outside.filter((href) => !outsideAddress.test(href))).toEqual([]);
  });
});
