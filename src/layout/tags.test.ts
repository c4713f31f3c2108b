import { describe, expect, it } from 'vitest';
import { exampleArticleData } from '../testing/fixtures/article.ts';
import { languages, locales } from '../site/locales.ts';
import { canonical } from '../site/routes.ts';
import type { Page } from '../site/page.ts';
import { fullTitle, headTags, type HeadTag } from './tags.ts';

const site = { brand: 'Nordlys', origin: 'https://example.com' };

const about: Page = {
  locale: 'en',
  route: '/about',
  title: 'About us',
  description: 'Who we are.',
  keywords: ['about', 'founders'],
  image: { path: '/social/about-en.1a2b3c4d.png', alt: 'We started small. | Nordlys' },
};

const tagsOf = (changes: Partial<Page>): HeadTag[] => headTags({ ...about, ...changes }, site);

/** The content of all `<meta>` of a name or property. */
function metas(tags: readonly HeadTag[], name: string): (string | undefined)[] {
  return tags
    .filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content']);
}

function links(tags: readonly HeadTag[], rel: string): (string | undefined)[][] {
  return tags
    .filter(({ attributes }) => attributes['rel'] === rel && !attributes['type'])
    .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
}

describe('fullTitle', () => {
  it.each([
    ['About us', 'About us | Nord'],
    ['About NORD', 'About NORD'],
    ['Nordic offices', 'Nordic offices | Nord'],
    ['Nord’s prices', 'Nord’s prices'],
    ['Nords priser', 'Nords priser'],
  ])('of %j is %j', (title, expected) => {
    expect(fullTitle(title, 'Nord')).toBe(expected);
  });
});

describe('every page', () => {
  const tags = tagsOf({});

  it('has its title with the brand, once', () => {
    expect(tags.filter(({ tag }) => tag === 'title')).toEqual([
      { tag: 'title', attributes: {}, text: 'About us | Nordlys' },
    ]);
  });

  it.each([
    ['description', 'Who we are.'],
    ['keywords', 'about, founders'],
    ['og:type', 'website'],
    ['og:site_name', 'Nordlys'],
    ['og:title', 'About us | Nordlys'],
    ['og:description', 'Who we are.'],
    ['og:url', 'https://example.com/about'],
    ['og:locale', 'en_GB'],
    ['og:image', 'https://example.com/social/about-en.1a2b3c4d.png'],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'We started small. | Nordlys'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', 'About us | Nordlys'],
    ['twitter:description', 'Who we are.'],
    ['twitter:image', 'https://example.com/social/about-en.1a2b3c4d.png'],
    ['twitter:image:alt', 'We started small. | Nordlys'],
  ])('says %s once: %s', (name, content) => {
    expect(metas(tags, name)).toEqual([content]);
  });

  it.each(locales)('says in %s which language it is in and which others there are', (locale) => {
    const translated = tagsOf({ locale });
    const others = locales.filter((other) => other !== locale);
    expect(metas(translated, 'og:locale')).toEqual([languages[locale].ogLocale]);
    expect(metas(translated, 'og:locale:alternate')).toEqual(
      others.map((other) => languages[other].ogLocale),
    );
  });
});

describe('addresses', () => {
  it.each([['en', '/', 'https://example.com/']] as const)(
    'the canonical link of %s %s is %s',
    (locale, route, href) => {
      expect(links(tagsOf({ locale, route }), 'canonical')).toEqual([[undefined, href]]);
    },
  );

  it('names every language of the page, and English for all others', () => {
    expect(links(tagsOf({ locale: 'sv' }), 'alternate')).toEqual([
      ...locales.map((locale) => [locale, `https://example.com${canonical(locale, '/about')}`]),
      ['x-default', 'https://example.com/about'],
    ]);
  });
});

describe('noindex', () => {
  it('is asked for by the dashboard', () => {
    expect(metas(tagsOf({ route: '/dashboard' }), 'robots')).toEqual(['noindex, nofollow']);
  });

  it('is asked for by the 404 page, which has no address', () => {
    const tags = tagsOf({ route: undefined });
    expect(metas(tags, 'robots')).toEqual(['noindex, nofollow']);
    expect([...links(tags, 'canonical'), ...links(tags, 'alternate'), ...metas(tags, 'og:url')]).toEqual([]);
  });
});

it('an article says who wrote it, when and about what', () => {
  const tags = tagsOf({
    route: '/blog/some-id',
    article: exampleArticleData,
  });
  expect(metas(tags, 'og:type')).toEqual(['article']);
  expect(metas(tags, 'article:author')).toEqual(['Sara']);
  expect(metas(tags, 'article:published_time')).toEqual(['2025-10-24']);
  expect(metas(tags, 'article:modified_time')).toEqual(['2025-11-02']);
  expect(metas(tags, 'article:tag')).toEqual(['voice', 'costs']);
});

it('a page that is not written in its language has the address of the text, and no other alternates', () => {
  const tags = tagsOf({ route: '/blog/x', locale: 'sv', writtenIn: ['en'] });
  expect(links(tags, 'canonical')).toEqual([[undefined, 'https://example.com/blog/x']]);
  expect(links(tags, 'alternate').map(([hreflang]) => hreflang)).toEqual(['en', 'x-default']);
  expect(metas(tags, 'og:url')).toEqual(['https://example.com/blog/x']);
});

it.each([
  ['/blog', 'en', ['https://example.com/rss.xml']],
  ['/blog/tag/x', 'sv', ['https://example.com/sv/rss.xml']],
  ['/about', 'en', []],
] as const)('%s in %s names the feed of its language where it is of the blog', (route, locale, feeds) => {
  const found = tagsOf({ route, locale }).filter(
    ({ attributes }) => attributes['type'] === 'application/rss+xml',
  );
  expect(found.map(({ attributes }) => attributes['href'])).toEqual(feeds);
});
