/** When an article is published, and what has become of it since. */

/** A day begins at midnight where the company is at home, wherever the site is built. */
export const timeZone = 'Europe/Stockholm';

/** What an article says about its publication. */
interface Dated {
  readonly draft: boolean;
  /** yyyy-mm-dd */
  readonly publishedAt: string;
  /** yyyy-mm-dd */
  readonly updatedAt?: string | undefined;
}

export type Status = 'draft' | 'scheduled' | 'published';

/** Canada writes dates in the order of ISO 8601. */
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
export function publishedOn<Article extends Dated>(articles: readonly Article[], day: string): Article[] {
  return articles.filter((article) => statusOf(article, day) === 'published');
}

/** The articles in the order in which lists show them. */
export function newestFirst<Article extends Dated>(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** The day on which the text became what it is: of its last change, or of its publication. yyyy-mm-dd */
export function changedAt({ publishedAt, updatedAt }: Dated): string {
  return updatedAt ?? publishedAt;
}
