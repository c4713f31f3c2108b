import { describe, expect, it } from 'vitest';
import type { Article } from '../content/articles/article-schema.ts';
import { byLocale, locales } from '../site/locales.ts';
import { canonicalPath } from '../site/routes.ts';
import { exampleArticle } from '../testing/fixtures/article.ts';
import { sitemapOptions } from './sitemap.ts';

const origin = 'https://example.com';
const translated: Article = { ...exampleArticle, ...byLocale(() => exampleArticle.en) };
const untranslated: Article = {
  ...exampleArticle,
  id: 'untranslated',
  ...byLocale(() => ({ title: 'En rubrik' })),
  en: exampleArticle.en,
  updatedAt: '2026-01-02',
};
const { serialize } = sitemapOptions(() => [translated, untranslated]);

it('lists a blog only if it has articles', () => {
  expect(sitemapOptions(() => []).filter?.(`${origin}/blog`)).toBe(false);
});

describe('serialize', () => {
  it.each(['/about', '/sv/about/'])('writes the address of %s and of all its languages', async (path) => {
    expect(await serialize?.({ url: origin + path, links: [] })).toEqual({
      url: origin + path.replace(/\/$/, ''),
      links: [
        ...locales.map((lang) => ({ lang, url: origin + canonicalPath(lang, '/about') })),
        { lang: 'x-default', url: 'https://example.com/about' },
      ],
    });
  });

  it.each([
    ['/blog/some-id', '2025-10-24'],
    ['/blog/untranslated', '2026-01-02'],
    ['/blog', '2026-01-02'],
    ['/sv/blog/tag/voice', '2026-01-02'],
    ['/about', undefined],
  ])('writes the last change of %s: %s', async (path, lastmod) => {
    expect((await serialize?.({ url: origin + path, links: [] }))?.lastmod).toBe(lastmod);
  });

  it('lists only the languages of an article', async () => {
    const item = await serialize?.({ url: `${origin}/blog/untranslated`, links: [] });
    expect(item?.links?.map(({ lang }) => lang)).toEqual(['en', 'x-default']);
  });

  it('keeps the slash of the home page', async () => {
    expect(await serialize?.({ url: `${origin}/`, links: [] })).toMatchObject({ url: `${origin}/` });
  });
});
