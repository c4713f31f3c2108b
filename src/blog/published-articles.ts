import { siteValuesByLocale } from '../i18n/site-values.ts';
import type { Site } from '../site/schema.ts';
import type { Article } from './article.ts';
import { readBlogFolder } from './blog-folder.ts';
import { dayOf, publishedOn } from './publishing.ts';
import { readArticles } from './read-articles.ts';

/** Where the articles lie, from the project's folder. */
export const blogFolder = 'content/blog';

/**
 * Every article of the project, newest first, those that are not published too.
 *
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export function writtenArticles(root: string, site: Site): Article[] {
  return readArticles(readBlogFolder(root, blogFolder), blogFolder, siteValuesByLocale(site));
}

/**
 * The articles that a build publishes, newest first: for steps of the build around the pages. Pages ask `allArticles`.
 *
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export function publishedArticles(root: string, site: Site, now: Date = new Date()): Article[] {
  return publishedOn(writtenArticles(root, site), dayOf(now));
}
