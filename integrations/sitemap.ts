import type { SitemapOptions } from '@astrojs/sitemap';
import { alternates, canonical, isUnlisted, localeOf, withoutLocale } from '../src/i18n/routes.ts';

/**
 * What the sitemap lists: each page once per language, under its canonical address, with its
 * language alternates. The integration's own i18n option writes no x-default.
 */
export const sitemapOptions: SitemapOptions = {
  filter(page) {
    const path = pathOf(page);
    const route = withoutLocale(path);
    // The integration knows the 404 page of the root only, not those of the languages.
    if (route === '/404') return false;
    return path === canonical(localeOf(path), route) && !isUnlisted(route);
  },
  serialize(item) {
    const { origin } = new URL(item.url);
    const path = pathOf(item.url);
    return {
      ...item,
      url: `${origin}${path}`,
      links: alternates(withoutLocale(path)).map(({ hreflang, path: alternate }) => ({
        lang: hreflang,
        url: `${origin}${alternate}`,
      })),
    };
  },
};

function pathOf(page: string): string {
  const { pathname } = new URL(page);
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}
