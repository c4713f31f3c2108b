/** The pages that list articles: the blog's own, and one for each tag, twelve articles to a page. */

import { article as articleRoute, listPage, pageNames, routes, tag as tagRoute } from '../../site/routes.ts';
import { type FaqTopic, topicPaths } from '../answers/parse-faq.ts';
import type { Site } from '../company/site-schema.ts';
import type { Article } from './article.ts';
import { tagIdsOf } from './localize.ts';

/** As many as a reader looks through at once. More would not delay the first paint. */
export const articlesPerPage = 12;

export interface Listing {
  readonly route: string;
  readonly first: string;
  readonly tagId: string | undefined;
  readonly number: number;
  readonly count: number;
  readonly articles: readonly Article[];
  readonly all: readonly Article[];
}

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

/** The paths without language that links may lead to: of the pages that have something to show. */
export function builtPaths(
  site: Pick<Site, 'withoutPages'>,
  articles: readonly Article[],
  topics: readonly FaqTopic[],
): ReadonlySet<string> {
  return new Set([
    ...pageNames(site, articles.length > 0).map((name) => routes[name]),
    ...topicPaths(topics),
    ...listings(articles).flatMap((list) => (list.articles.length > 0 ? [list.route] : [])),
    ...articles.map(({ id }) => articleRoute(id)),
  ]);
}

/** The page numbers to link to: the ends, the neighbours, and `undefined` for a gap. */
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

export interface Onward {
  /** The next older article, after the oldest the newest; undefined if it is the only one. */
  readonly next: Article | undefined;
  /** The next newer one, unless it is `next`. */
  readonly newer: Article | undefined;
  /** Those that share most tags, newest first among equals, without the two above. */
  readonly related: readonly Article[];
}

const maxRelated = 3;

/** Where to go on from each article, by its id. The articles are given newest first. */
export function onwardPaths(articles: readonly Article[]): ReadonlyMap<string, Onward> {
  const tags = articles.map((article) => new Set(tagIdsOf(article)));
  return new Map(articles.map((article, place) => [article.id, onwardFrom(place, articles, tags)]));
}

function onwardFrom(
  place: number,
  articles: readonly Article[],
  tags: readonly ReadonlySet<string>[],
): Onward {
  const next = (place + 1) % articles.length;
  const newer = place - 1 === next ? -1 : place - 1;
  const own = [...(tags[place] ?? [])];
  const related = articles
    .map((article, other) => ({ article, other, shared: own.filter((tag) => tags[other]?.has(tag)).length }))
    .filter(({ other, shared }) => shared > 0 && ![place - 1, place, next].includes(other))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, maxRelated)
    .map(({ article }) => article);
  return { next: next === place ? undefined : articles[next], newer: articles[newer], related };
}
