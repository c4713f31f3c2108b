import type { SitemapOptions } from '@astrojs/sitemap';
import { changedAt } from '../content/articles/article-dates.ts';
import type { Article } from '../content/articles/article-schema.ts';
import { articlesByTag } from '../content/articles/listings.ts';
import { writtenIn } from '../content/articles/localize.ts';
import { locales } from '../site/locales.ts';
import {
  alternates,
  articleRoute,
  canonicalPath,
  isUnlisted,
  localeOf,
  routes,
  tagRoute,
  withoutLocale,
} from '../site/routes.ts';

/**
 * Adds to each address its alternates (the i18n option has no x-default) and, in the blog, the date of its last change.
 * `published` is called only after `content/` has been checked.
 */
export function sitemapOptions(published: () => readonly Article[]): NonNullable<SitemapOptions> {
  let blogPages: ReturnType<typeof byRoute> | undefined;
  function pageAt(address: string) {
    const path = new URL(address).pathname.replace(/\/$/, '') || '/';
    const route = withoutLocale(path);
    blogPages ??= byRoute(published());
    const { articles, languages = locales } = blogPages.get(route) ?? {};
    return { path, route, locale: localeOf(path), articles, languages };
  }

  return {
    filter(address) {
      const { path, route, locale, articles, languages } = pageAt(address);
      const isListed = route !== '/404' && !isUnlisted(route) && articles?.length !== 0;
      return isListed && path === canonicalPath(locale, route) && languages.includes(locale);
    },
    serialize(item) {
      const { path, route, articles = [], languages } = pageAt(item.url);
      const { origin } = new URL(item.url);
      const lastmod = articles.map(changedAt).toSorted().at(-1);
      const links = alternates(route, languages).map(({ hreflang, path: alternate }) => ({
        lang: hreflang,
        url: origin + alternate,
      }));
      return { ...item, ...(lastmod && { lastmod }), url: origin + path, links };
    },
  };
}

function byRoute(published: readonly Article[]) {
  return new Map([
    [routes.blog, { articles: published, languages: locales }],
    ...[...articlesByTag(published)].map(
      ([id, articles]) => [tagRoute(id), { articles, languages: locales }] as const,
    ),
    ...published.map(
      (article) =>
        [articleRoute(article.id), { articles: [article], languages: writtenIn(article) }] as const,
    ),
  ]);
}
