import type { SitemapOptions } from '@astrojs/sitemap';
import type { Article } from '../collections/articles/article.ts';
import { listings } from '../collections/articles/listings.ts';
import { writtenIn } from '../collections/articles/localize.ts';
import { changedAt } from '../collections/articles/publishing.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import {
  alternates,
  article as articleRoute,
  canonical,
  isUnlisted,
  localeOf,
  withoutLocale,
} from '../i18n/routes.ts';

/**
 * What the sitemap lists: each page once per language that it is written in, under its canonical address, with
 * its language alternates and, in the blog, the day of its last change. The integration's own i18n option writes
 * no x-default.
 *
 * @param published the articles that have pages, asked for when they are needed
 */
export function sitemapOptions(published: () => readonly Article[]): SitemapOptions {
  let cached: ReturnType<typeof byRoute> | undefined;
  /** The articles and the lists of them, by their routes. Read when the first page is asked for: content/ is checked by then. */
  const content = () => {
    cached ??= byRoute(published());
    return cached;
  };

  const languagesOf = (route: string): readonly Locale[] => {
    const article = content().articles.get(route);
    return article ? writtenIn(article) : locales;
  };
  /** A list is as new as the newest that it shows. */
  const lastChange = (route: string): string | undefined => {
    const { articles, lists } = content();
    const article = articles.get(route);
    const shown = article ? [article] : (lists.get(route) ?? []);
    return shown.map(changedAt).toSorted().at(-1);
  };

  return {
    filter(page) {
      const path = pathOf(page);
      const route = withoutLocale(path);
      // The integration knows the 404 page of the root only, not those of the languages.
      if (route === '/404') return false;
      const locale = localeOf(path);
      const isEmpty = content().lists.get(route)?.length === 0;
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
      const lastmod = lastChange(route);
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

function byRoute(articles: readonly Article[]) {
  return {
    articles: new Map(articles.map((article) => [articleRoute(article.id), article])),
    lists: new Map(listings(articles).map((listing) => [listing.route, listing.articles])),
  };
}

function pathOf(page: string): string {
  return new URL(page).pathname.replace(/\/$/, '') || '/';
}
