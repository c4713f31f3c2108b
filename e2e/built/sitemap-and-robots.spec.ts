/** The files that machines look for first: sitemap, robots.txt, security.txt (RFC 9116). Needs no browser. */

import { writtenIn } from '../../src/content/articles/localize.ts';
import { rareTopicRoutes } from '../../src/content/content-routes.ts';
import { routes } from '../../src/site/routes.ts';
import { isBuilt, readBuilt, xmlOf } from '../support/built.ts';
import {
  canonicalPath,
  faq,
  fixedRoutes,
  listingRoutes,
  locales,
  origin,
  pathOf,
  published,
  sitemapPaths,
  unlistedRoutes,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const sitemap = '/sitemap-0.xml';

const listedRoutes = [
  ...fixedRoutes.filter((route) => !unlistedRoutes.includes(route) && route !== routes.blog),
  ...rareTopicRoutes(faq.en),
  ...(published.length > 0 ? listingRoutes : []),
];

test('the sitemap lists every page once per language and nothing else', () => {
  const everywhere = locales.flatMap((locale) => listedRoutes.map((route) => canonicalPath(locale, route)));
  const articles = published.flatMap((article) =>
    writtenIn(article).map((locale) => canonicalPath(locale, `/blog/${article.id}`)),
  );
  const expected = [...everywhere, ...articles];
  expect(sitemapPaths.toSorted()).toEqual(expected.toSorted());
});

test('the sitemap can be found through robots.txt and its index', () => {
  const robots = readBuilt('/robots.txt').toString();
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toContain('Disallow');
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(new URL(index).origin).toBe(origin);

  const { documentElement: root } = xmlOf(pathOf(index));
  expect([root.localName, root.namespaceURI]).toEqual([
    'sitemapindex',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ]);
  expect([...root.children].map(({ localName }) => localName)).toEqual(['sitemap']);
  expect(root.getElementsByTagName('loc')[0]?.textContent).toBe(`${origin}${sitemap}`);
  expect(isBuilt(sitemap)).toBe(true);
});

test('security.txt states a contact, the languages and its own address, and expires within a year', () => {
  const path = '/.well-known/security.txt';
  const fields = new Map(
    readBuilt(path)
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:.+@/);
  expect(fields.get('Preferred-Languages')?.split(', ').toSorted()).toEqual(locales.toSorted());
  expect(fields.get('Canonical')).toBe(`${origin}${path}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1_000);
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
});
