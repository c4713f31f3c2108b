import { describe, expect, it } from 'vitest';
import { article, languagePaths, prefixed, routes } from '../src/i18n/routes.ts';
import { sitemapOptions } from './sitemap.ts';

const origin = 'https://example.com';
const { filter, serialize } = sitemapOptions ?? {};

describe('filter', () => {
  it('lists every page once a language, and neither the dashboard nor the sign-in', () => {
    const built = [...Object.values(routes), article('some-id')].flatMap((route) =>
      languagePaths().map(({ params, props }) => (params.lang ? prefixed(props.locale, route) : route)),
    );
    const listed = built.filter((path) => filter?.(origin + path));
    expect(listed.toSorted()).toEqual([
      '/',
      '/about',
      '/academy',
      '/blog',
      '/blog/some-id',
      '/launch',
      '/privacy',
      '/sv',
      '/sv/about',
      '/sv/academy',
      '/sv/blog',
      '/sv/blog/some-id',
      '/sv/launch',
      '/sv/privacy',
      '/sv/terms',
      '/terms',
    ]);
  });

  it.each(['/404', '/en/404', '/sv/404'])('leaves out %s, which is no page', (path) => {
    expect(filter?.(origin + path)).toBe(false);
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
          { lang: 'en', url: 'https://example.com/about' },
          { lang: 'sv', url: 'https://example.com/sv/about' },
          { lang: 'x-default', url: 'https://example.com/about' },
        ],
      });
    },
  );

  it('keeps the slash of the home page', async () => {
    expect(await serialize?.({ url: `${origin}/`, links: [] })).toMatchObject({ url: `${origin}/` });
  });
});
