import { siteValuesByLocale } from '../i18n/site-values.ts';
import type { Site } from '../site/schema.ts';
import type { Article } from './article.ts';
import { readBlogFolder } from './blog-folder.ts';
import { dayOf, publishedOn } from './publishing.ts';
import { readArticles } from './read-articles.ts';

/**
 * The articles that a build publishes, read from their files: for steps of the build that Astro's content layer
 * does not reach. Pages ask `allArticles`.
 *
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export function publishedArticles(root: string, site: Site, now: Date = new Date()): Article[] {
  const folder = 'content/blog';
  return publishedOn(
    readArticles(readBlogFolder(root, folder), folder, siteValuesByLocale(site)),
    dayOf(now),
  );
}
