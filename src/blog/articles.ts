import { site } from '../site/site.ts';
import type { Article } from './article.ts';
import { writtenArticles } from './published-articles.ts';
import { dayOf, publishedOn } from './publishing.ts';

/** Read once: in development integrations/article-changes.ts has this module made anew when an article is saved. */
let written: readonly Article[] | undefined;

/**
 * The articles of the site, newest first: what is published when the site is built. Development shows drafts
 * and scheduled articles too, so that their authors see them.
 *
 * @throws {ContentError} with every problem of every file
 */
export function allArticles(now: Date = new Date()): readonly Article[] {
  written ??= writtenArticles(process.cwd(), site);
  return import.meta.env.DEV ? written : publishedOn(written, dayOf(now));
}
