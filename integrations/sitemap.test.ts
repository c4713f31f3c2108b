import { describe, expect, it } from 'vitest';
import type { Article } from '../src/blog/article.ts';
import { byLocale, locales } from '../src/i18n/locales.ts';
import { exampleArticle } from '../src/testing/article.ts';
import { article, canonical, languagePaths, prefixed, routes } from '../src/i18n/routes.ts';
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
const { filter, serialize } = sitemapOptions(() => [translated, untranslated]) ?? {};

/** The forms in which the site is built: without language, and with each. */
function formsOf(route: string): string[] {
  return languagePaths().map(({ params, props }) => (params.lang ? prefixed(props.locale, route) : route));
}

describe('filter', () => {
  it('lists every page once a language, and none that search engines leave out', () => {
    const every = [...Object.values(routes), article('some-id')];
    const built = every.flatMap(formsOf);
    const unlisted: readonly string[] = [routes.dashboard, routes.signin, routes.search];
    const expected = every
      .filter((route) => !unlisted.includes(route))
      .flatMap((route) => locales.map((locale) => canonical(locale, route)));
    const listed = built.filter((path) => filter?.(origin + path));
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it.each(['/404', ...locales.map((locale) => `/${locale}/404`)])(
    'leaves out %s, which is no page',
    (path) => {
      expect(filter?.(origin + path)).toBe(false);
    },
  );

  it('leaves out an article in a language that it is not written in', () => {
    const listed = formsOf(article('untranslated')).filter((path) => filter?.(origin + path));
    expect(listed).toEqual([article('untranslated')]);
  });

  it('knows a page with a closing slash too', () => {
    expect([filter?.(`${origin}/sv/about/`), filter?.(`${origin}/en/`)]).toEqual([true, false]);
  });
});

describe('serialize', () => {
  it.each(['/about', '/sv/about', '/sv/about/'])(
    'writes for %s the address and all its languages',
    async (path) => {
      expect(await serialize?.({ url: origin + path, links: [] })).toEqual({
        url: origin + path.replace(/\/$/, ''),
        links: [
          ...locales.map((lang) => ({ lang, url: origin + canonical(lang, '/about') })),
          { lang: 'x-default', url: 'https://example.com/about' },
        ],
      });
    },
  );

  it.each([
    ['/blog/some-id', '2025-10-24'],
    ['/sv/blog/some-id', '2025-10-24'],
    ['/blog/untranslated', '2026-01-02'],
    ['/blog', '2026-01-02'],
    ['/sv/blog/tag/voice', '2026-01-02'],
    ['/about', undefined],
  ])('tells of %s the day of its last change: %s', async (path, lastmod) => {
    expect((await serialize?.({ url: origin + path, links: [] }))?.lastmod).toBe(lastmod);
  });

  it('names only languages that an article is written in', async () => {
    const item = await serialize?.({ url: `${origin}/blog/untranslated`, links: [] });
    expect(item?.links?.map(({ lang }) => lang)).toEqual(['en', 'x-default']);
  });

  it('keeps the slash of the home page', async () => {
    expect(await serialize?.({ url: `${origin}/`, links: [] })).toMatchObject({ url: `${origin}/` });
  });
});
