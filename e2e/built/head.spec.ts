/** The head of every page, in its three forms, for search engines and social media. Needs no browser. */

import { languages } from '../../src/site/locales.ts';
import { documentOf, readHead } from '../support/built.ts';
import {
  allUrlForms,
  alternatesOf,
  brand,
  canonicalUrlOf,
  kindOf,
  localeOf,
  locales,
  pages,
  pathVariants,
  unlistedRoutes,
  withoutLocale,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const headOf = (path: string) => readHead(documentOf(path));

for (const path of allUrlForms) {
  const route = withoutLocale(path);
  const locale = localeOf(path);
  const address = canonicalUrlOf(path);

  test(`${path} has complete metadata, its canonical address and structured data for its kind`, () => {
    const { locale: found, title, meta, canonical, alternates, feeds, jsonLd } = headOf(path);
    expect.soft(found).toBe(locale);
    expect.soft(title.split(brand), `the company is named once in "${title}"`).toHaveLength(2);
    expect.soft(meta['description']?.length).toBeGreaterThan(50);
    expect.soft(meta['description']?.length).toBeLessThan(180);
    expect.soft(meta['keywords']).toMatch(/\S/);
    expect.soft(meta['robots']).toBe(unlistedRoutes.includes(route) ? 'noindex, nofollow' : undefined);
    expect.soft(meta).toMatchObject({
      'og:title': title,
      'og:description': meta['description'],
      'og:type': kindOf(path) === 'article' ? 'article' : 'website',
      'og:locale': languages[locale].ogLocale,
      'og:url': address,
      'og:site_name': brand,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': meta['description'],
    });
    const isArticle = kindOf(path) === 'article';
    for (const name of ['published_time', 'modified_time', 'author', 'tag']) {
      expect.soft(`article:${name}` in meta, name).toBe(isArticle);
    }
    const isOfBlog = isArticle || kindOf(path) === 'blog';
    expect.soft(feeds).toHaveLength(isOfBlog ? 1 : 0);
    expect.soft(canonical).toEqual([address]);
    expect.soft(alternates).toEqual(alternatesOf(route));
    expectStructuredData(jsonLd, path, address);
  });
}

/** Types of structured data on pages that are not a plain `WebPage`; the unlisted dashboard has none. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  about: ['AboutPage'],
  blog: ['CollectionPage', 'BreadcrumbList'],
  article: ['BlogPosting', 'BreadcrumbList'],
  faq: ['FAQPage'],
  dashboard: [],
};

/** Expects the structured data for the kind of page, describing that page. Each node is tested in src/layout/json-ld.test.ts. */
function expectStructuredData(blocks: readonly string[], path: string, address: string): void {
  const nodes = blocks.flatMap(
    (block) => (JSON.parse(block) as { '@graph': Readonly<Record<string, string>>[] })['@graph'],
  );
  expect.soft([...new Set(nodes.map((node) => node['@type']))]).toEqual(typesOf[kindOf(path)] ?? ['WebPage']);
  const pageNodes = nodes.filter((node) => node['@type']?.endsWith('Page'));
  expect.soft(pageNodes.map(({ url }) => url)).toEqual(pageNodes.map(() => address));
}

for (const locale of locales) {
  test(`no two pages in ${locale} share a title or a description`, () => {
    const heads = pages.filter((path) => localeOf(path) === locale).map(headOf);
    expect.soft(repeated(heads.map(({ title }) => title))).toEqual([]);
    expect.soft(repeated(heads.map(({ meta }) => meta['description']))).toEqual([]);
  });
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

for (const path of pathVariants('/404')) {
  test(`${path} is noindex and has no canonical address`, () => {
    const { locale, meta, canonical, alternates } = headOf(path);
    expect(locale).toBe(localeOf(path));
    expect(meta['robots']).toContain('noindex');
    expect(canonical).toEqual([]);
    expect(alternates).toEqual({});
  });
}
