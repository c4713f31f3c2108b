import { site } from '../site/site.ts';
import type { Article } from './article.ts';
import { publishedArticles, writtenArticles } from './published-articles.ts';

/** Read once: in development integrations/article-changes.ts has this module made anew when an article is saved. */
let articles: readonly Article[] | undefined;

/**
 * The articles of the site, newest first: what is published when the site is built. Development shows drafts
 * and scheduled articles too, so that their authors see them.
 *
 * @throws {ContentError} with every problem of every file
 */
export function allArticles(): readonly Article[] {
  const read = import.meta.env.DEV ? writtenArticles : publishedArticles;
  articles ??= read(process.cwd(), site);
  return articles;
}
