import { describe, expect, it } from 'vitest';
import { locales } from '../src/i18n/locales.ts';
import { article, canonical, languagePaths, prefixed, routes } from '../src/i18n/routes.ts';
import { sitemapOptions } from './sitemap.ts';

const origin = 'https://example.com';
const { filter, serialize } = sitemapOptions ?? {};

describe('filter', () => {
  it('lists every page once a language, and neither the dashboard nor the sign-in', () => {
    const every = [...Object.values(routes), article('some-id')];
    const built = every.flatMap((route) =>
      languagePaths().map(({ params, props }) => (params.lang ? prefixed(props.locale, route) : route)),
    );
    const unlisted: readonly string[] = [routes.dashboard, routes.signin];
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

  it('keeps the slash of the home page', async () => {
    expect(await serialize?.({ url: `${origin}/`, links: [] })).toMatchObject({ url: `${origin}/` });
  });
});
