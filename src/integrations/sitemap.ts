import type { SitemapOptions } from '@astrojs/sitemap';
import type { Article } from '../content/articles/article.ts';
import { listings } from '../content/articles/listings.ts';
import { writtenIn } from '../content/articles/localize.ts';
import { changedAt } from '../content/articles/publishing.ts';
import { type Locale, locales } from '../site/locales.ts';
import {
  alternates,
  article as articleRoute,
  canonical,
  isUnlisted,
  localeOf,
  withoutLocale,
} from '../site/routes.ts';

/**
 * What the sitemap lists: each page once per language that it is written in, under its canonical address, with
 * its language alternates and, in the blog, the day of its last change. The integration's own i18n option writes
 * no x-default.
 *
 * @param published the articles that have pages, asked for when they are needed
 */
export function sitemapOptions(published: () => readonly Article[]): SitemapOptions {
  let cached: ReturnType<typeof byRoute> | undefined;
  /** Read when the first page is asked for: content/ is checked by then. */
  const blogPage = (route: string) => (cached ??= byRoute(published())).get(route);
  const languagesOf = (route: string): readonly Locale[] => blogPage(route)?.languages ?? locales;

  return {
    filter(page) {
      const path = pathOf(page);
      const route = withoutLocale(path);
      // The integration knows the 404 page of the root only, not those of the languages.
      if (route === '/404') return false;
      const locale = localeOf(path);
      const isEmpty = blogPage(route)?.articles.length === 0;
      return (
        path === canonical(locale, route) &&
        !(isUnlisted(route) || isEmpty) &&
        languagesOf(route).includes(locale)
      );
    },
    serialize(item) {
      const site = new URL(item.url).origin;
      const path = pathOf(item.url);
      const route = withoutLocale(path);
      // A list is as new as the newest that it shows.
      const lastmod = blogPage(route)?.articles.map(changedAt).toSorted().at(-1);
      return {
        ...item,
        ...(lastmod && { lastmod }),
        url: `${site}${path}`,
        links: alternates(route, languagesOf(route)).map(({ hreflang, path: alternate }) => ({
          lang: hreflang,
          url: `${site}${alternate}`,
        })),
      };
    },
  };
}

/** The articles that each page of the blog shows, and the languages that it is written in. */
function byRoute(published: readonly Article[]) {
  return new Map([
    ...listings(published).map(({ route, articles }) => [route, { articles, languages: locales }] as const),
    ...published.map(
      (each) => [articleRoute(each.id), { articles: [each], languages: writtenIn(each) }] as const,
    ),
  ]);
}

function pathOf(page: string): string {
  return new URL(page).pathname.replace(/\/$/, '') || '/';
}
