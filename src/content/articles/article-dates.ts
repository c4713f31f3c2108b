/** When articles are shown (drafts, future dates), and in which order. */

import type { Article } from './article-schema.ts';

/** A day begins at midnight in the company's time zone, wherever the site is built. */
const timeZone = 'Europe/Stockholm';

type Dated = Pick<Article, 'draft' | 'publishedAt' | 'updatedAt'>;

type Status = 'draft' | 'scheduled' | 'published';

/** `en-CA` formats as yyyy-mm-dd. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

export function dayOf(moment: Date): string {
  return isoDay.format(moment);
}

export function statusOf({ draft, publishedAt }: Dated, day: string): Status {
  if (draft) return 'draft';
  return publishedAt > day ? 'scheduled' : 'published';
}

export function publishedOn<Each extends Dated>(articles: readonly Each[], day: string): Each[] {
  return articles.filter((article) => statusOf(article, day) === 'published');
}

export function newestFirst<Each extends Dated>(articles: readonly Each[]): Each[] {
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

export function changedAt({ publishedAt, updatedAt }: Dated): string {
  return updatedAt ?? publishedAt;
}
