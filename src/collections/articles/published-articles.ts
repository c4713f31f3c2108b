import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { readFacts, textValuesByLocale } from '../texts/text-values.ts';
import type { Article } from './article.ts';
import { isImageFile } from './article-images.ts';
import { dayOf, publishedOn } from './publishing.ts';
import { type BlogFiles, readArticles } from './read-articles.ts';

/** Where the articles lie, from the project's folder. */
export const blogFolder = 'content/blog';

/**
 * The files of the blog folder. What systems put there by themselves begins with a dot, and is left alone.
 *
 * @param root the project's folder
 */
export function readBlogFolder(root: string): BlogFiles {
  const paths = globSync(`${blogFolder}/**/*.*`, { cwd: root, expandDirectories: false }).toSorted();
  const texts = paths.filter((path) => !isImageFile(path));
  return {
    texts: texts.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    images: paths.filter(isImageFile),
  };
}

/**
 * Every article of the project, newest first, those that are not published too.
 *
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export function writtenArticles(root: string): Article[] {
  return readArticles(readBlogFolder(root), blogFolder, textValuesByLocale(readFacts(root)));
}

/**
 * The articles that a build publishes, newest first: for steps of the build around the pages. Pages ask `allArticles`.
 *
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export function publishedArticles(root: string, now: Date = new Date()): Article[] {
  return publishedOn(writtenArticles(root), dayOf(now));
}
