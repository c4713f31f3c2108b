import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { articleFile } from '../../../src/collections/articles/article.ts';
import { readFrontMatter } from '../../../src/collections/articles/front-matter.ts';
import { dayOf, statusOf } from '../../../src/collections/articles/publishing.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The content that the assistant may know today: texts by path from the project's root. */
export function readContent(): Readonly<Record<string, string>> {
  const paths = globSync('content/**/*.{json,md,yaml}', { cwd: root }).toSorted();
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return publishedFiles(files, 'content/blog', dayOf(new Date()));
}

/**
 * The content that the assistant may know: without the articles that are drafts or scheduled. What is wrong with a file
 * is not told here: whoever reads it for its text does.
 *
 * @param files text by path from the project's root
 * @param blog the blog folder, such as `content/blog`
 * @param day yyyy-mm-dd
 */
export function publishedFiles(
  files: Readonly<Record<string, string>>,
  blog: string,
  day: string,
): Record<string, string> {
  const isHeldBack = ([path, text]: [string, string]): boolean => {
    if (!path.startsWith(`${blog}/`) || !path.endsWith(`/${articleFile(defaultLocale)}`)) return false;
    const fields: unknown = readFrontMatter({ path, text }, [])?.fields;
    if (!(fields instanceof Object)) return false;
    const draft = 'draft' in fields && fields.draft === true;
    const publishedAt = 'publishedAt' in fields ? String(fields.publishedAt) : '';
    return statusOf({ draft, publishedAt }, day) !== 'published';
  };
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const heldBack = new Set(
    Object.entries(files)
      .filter(isHeldBack)
      .map(([path]) => folderOf(path)),
  );
  return Object.fromEntries(Object.entries(files).filter(([path]) => !heldBack.has(folderOf(path))));
}
