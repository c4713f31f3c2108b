/** When an article is published or changed. */

import type { Article } from './article.ts';

/** A day begins at midnight where the company is at home, wherever the site is built. */
export const timeZone = 'Europe/Stockholm';

/** The fields of an article that decide when it is published. */
type Dated = Pick<Article, 'draft' | 'publishedAt' | 'updatedAt'>;

export type Status = 'draft' | 'scheduled' | 'published';

/** `en-CA` formats as yyyy-mm-dd. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day of a moment in `timeZone`, as yyyy-mm-dd. */
export function dayOf(moment: Date): string {
  return isoDay.format(moment);
}

/**
 * Whether an article is published on a day.
 *
 * @param day yyyy-mm-dd, as `dayOf` gives it
 */
export function statusOf({ draft, publishedAt }: Dated, day: string): Status {
  if (draft) return 'draft';
  return publishedAt > day ? 'scheduled' : 'published';
}

/** The articles that are published on a day. */
export function publishedOn<Each extends Dated>(articles: readonly Each[], day: string): Each[] {
  return articles.filter((article) => statusOf(article, day) === 'published');
}

/** The articles in the order in which lists show them. */
export function newestFirst<Each extends Dated>(articles: readonly Each[]): Each[] {
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** The day of the last change, or of the publication. yyyy-mm-dd */
export function changedAt({ publishedAt, updatedAt }: Dated): string {
  return updatedAt ?? publishedAt;
}
