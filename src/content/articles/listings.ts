/** Lists of articles, and the articles to read after one. */

import type { Article } from './article-schema.ts';
import { tagIdsOf } from './localize.ts';

/** As many as a reader scans at once. The page's speed would allow more. */
export const articlesPerPage = 12;

export function featuredFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => Number(b.featured) - Number(a.featured));
}

/** The articles of each tag, by tag id. */
export function articlesByTag(articles: readonly Article[]): ReadonlyMap<string, Article[]> {
  const ids = new Set(articles.flatMap(tagIdsOf));
  return new Map([...ids].map((id) => [id, articles.filter((article) => tagIdsOf(article).includes(id))]));
}

export interface ReadNextArticles {
  /** The next older article or, for the oldest, the newest; undefined if there is only one. */
  readonly next: Article | undefined;
  /** The next newer article, unless it is `next`. */
  readonly newer: Article | undefined;
  /** The articles that share the most tags, newest first if equal, without the two above. */
  readonly related: readonly Article[];
}

const maxRelated = 3;

/** The articles to read after each article, in the order of the articles. @param articles newest first */
export function readNextArticles(articles: readonly Article[]): ReadNextArticles[] {
  const tags = articles.map((article) => new Set(tagIdsOf(article)));
  return articles.map((_article, index) => readNextFrom(index, articles, tags));
}

function readNextFrom(
  index: number,
  articles: readonly Article[],
  tags: readonly ReadonlySet<string>[],
): ReadNextArticles {
  const articleTags = [...(tags[index] ?? [])];
  const next = (index + 1) % articles.length;
  const newer = index - 1 === next ? -1 : index - 1;
  const related = articles
    .map((article, other) => ({
      article,
      other,
      shared: articleTags.filter((tag) => tags[other]?.has(tag)).length,
    }))
    .filter(({ other, shared }) => shared > 0 && ![index - 1, index, next].includes(other))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, maxRelated)
    .map(({ article }) => article);
  return { next: next === index ? undefined : articles[next], newer: articles[newer], related };
}
