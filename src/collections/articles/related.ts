import type { Article } from './article.ts';
import { tagIdsOf } from './tags.ts';

/** Where a reader may go on from an article. */
export interface Onward {
  /** The next older one, and after the oldest the newest again; undefined where there is no other. */
  readonly next: Article | undefined;
  /** The next newer one, unless it is `next`. */
  readonly newer: Article | undefined;
  /** Those that share most tags, newest first among equals, without the two above. */
  readonly related: readonly Article[];
}

/** More are no help to choose. */
const mostRelated = 3;

/**
 * Where to go on from each article, by its id.
 *
 * @param articles newest first
 */
export function onwardPaths(articles: readonly Article[]): ReadonlyMap<string, Onward> {
  const tags = articles.map((article) => new Set(tagIdsOf(article)));
  return new Map(articles.map((article, place) => [article.id, onwardFrom(place, articles, tags)]));
}

/** @param tags the tags of each article, in the order of the articles */
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
    .slice(0, mostRelated)
    .map(({ article }) => article);
  return { next: next === place ? undefined : articles[next], newer: articles[newer], related };
}
