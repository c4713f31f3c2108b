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
 * Where to go on from an article.
 *
 * @param articles newest first, the article among them
 */
export function onwardFrom(article: Article, articles: readonly Article[]): Onward {
  const index = articles.findIndex(({ id }) => id === article.id);
  const other = (at: number) => {
    const found = articles.at(at);
    return found?.id === article.id ? undefined : found;
  };
  const next = other((index + 1) % articles.length);
  const neighbour = index > 0 ? other(index - 1) : undefined;
  const newer = neighbour?.id === next?.id ? undefined : neighbour;
  const own = tagIdsOf(article);
  const shared = (candidate: Article) => tagIdsOf(candidate).filter((id) => own.includes(id)).length;
  const taken = [article, next, newer].map((each) => each?.id);
  const related = articles
    .filter((candidate) => !taken.includes(candidate.id) && shared(candidate) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, mostRelated);
  return { next, newer, related };
}
