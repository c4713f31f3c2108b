/** The lists of pages for search engines. Needs no browser. */

import { topicPaths } from '../../src/content/answers/parse-faq.ts';
import { writtenIn } from '../../src/content/articles/localize.ts';
import { routes } from '../../src/site/routes.ts';
import { isBuilt, readBuilt, xmlOf } from '../support/built.ts';
import {
  canonicalOf,
  faq,
  languages,
  listedPages,
  listingRoutes,
  origin,
  ownRoutes,
  pathOf,
  published,
  unlistedRoutes,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const sitemap = '/sitemap-0.xml';

const listedRoutes = [
  ...ownRoutes.filter((route) => !unlistedRoutes.includes(route) && route !== routes.blog),
  ...topicPaths(faq.en),
  ...(published.length > 0 ? listingRoutes : []),
];

test.describe('the sitemap', () => {
  test('lists every page once per language and nothing else', () => {
    const everywhere = languages.flatMap((language) =>
      listedRoutes.map((route) => canonicalOf(language, route)),
    );
    const articles = published.flatMap((article) =>
      writtenIn(article).map((language) => canonicalOf(language, `/blog/${article.id}`)),
    );
    const expected = [...everywhere, ...articles];
    expect(listedPages.toSorted()).toEqual(expected.toSorted());
  });

  test('is found through robots.txt and its index', () => {
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
});
