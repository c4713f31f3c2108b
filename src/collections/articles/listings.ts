/** The pages that list articles: the blog's own, and one for each tag, twelve articles to a page. */

import { listPage, routes, tag as tagRoute } from '../../i18n/routes.ts';
import type { Article } from './article.ts';
import { tagIdsOf } from './tags.ts';

/** As many as a reader looks through at once. More would not delay the first paint. */
export const articlesPerPage = 12;

export interface Listing {
  /** The page's path without language, such as `/blog/page/2`. */
  readonly route: string;
  /** The path of the first page of the same list. */
  readonly first: string;
  /** The tag that the articles share; undefined in the list of all. */
  readonly tagId: string | undefined;
  /** Counted from 1. */
  readonly number: number;
  /** How many pages the list has, one at least. */
  readonly count: number;
  readonly articles: readonly Article[];
  /** Those of all pages of the list. */
  readonly all: readonly Article[];
}

/**
 * Every page that lists articles.
 *
 * @param articles newest first
 */
export function listings(articles: readonly Article[]): Listing[] {
  const featuredFirst = articles.toSorted((a, b) => Number(b.featured) - Number(a.featured));
  const ids = new Set(articles.flatMap(tagIdsOf));
  const tagged = (id: string) => articles.filter((article) => tagIdsOf(article).includes(id));
  return [
    ...pagesOf(routes.blog, undefined, featuredFirst),
    ...[...ids].flatMap((id) => pagesOf(tagRoute(id), id, tagged(id))),
  ];
}

function pagesOf(first: string, tagId: string | undefined, articles: readonly Article[]): Listing[] {
  const count = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  return Array.from({ length: count }, (_, index) => ({
    route: listPage(first, index + 1),
    first,
    tagId,
    number: index + 1,
    count,
    articles: articles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
    all: articles,
  }));
}

/**
 * The numbers that lead from a page to others: the ends, the neighbours, and `undefined` for those left out.
 *
 * @param number the page, counted from 1
 * @param count how many there are
 */
export function pageNumbers(number: number, count: number): (number | undefined)[] {
  const wanted = [1, number - 1, number, number + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    // A gap of one page takes as much room as its number.
    const between = gap === 1 ? [page - 1] : gap > 1 ? [undefined] : [];
    return [...between, page];
  });
}
