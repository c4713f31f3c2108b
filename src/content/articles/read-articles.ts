import { basename, dirname } from 'node:path/posix';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { reservedArticleIds } from '../../site/routes.ts';
import type { TextValues } from '../texts/text-values.ts';
import { slugPattern } from '../fields.ts';
import { ContentError, type ContentProblem } from '../content-error.ts';
import { type Article, articleFile, type SourceFile } from './article.ts';
import { newestFirst } from './publishing.ts';
import { convertImage, isForeignImage, isImageFile } from './article-images.ts';
import { readArticle } from './read-article.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** The folder of the articles, from the project's root. */
const blogFolder = 'content/blog';

/** The files of the blog folder, with paths from the project's root. */
export interface BlogFiles {
  readonly texts: readonly SourceFile[];
  readonly images: readonly string[];
}

/**
 * Makes articles of the files of the blog folder, newest first.
 *
 * @param files every file below the blog folder, those that should not be there too
 * @param values the texts of `{brand}` and other placeholders, by language
 * @throws {ContentError} with every problem of every file, each with file, field and remedy
 */
export function readArticles(files: BlogFiles, values: Readonly<Record<Locale, TextValues>>): Article[] {
  const problems: ContentProblem[] = [];
  const articles = readableArticles(files, values, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return articles;
}

/**
 * `readArticles` that collects problems instead of throwing them.
 *
 * @param problems all problems are added to them
 * @returns the articles whose fields can be read
 */
export function readableArticles(
  { texts, images }: BlogFiles,
  values: Readonly<Record<Locale, TextValues>>,
  problems: ContentProblem[],
): Article[] {
  const folders = new Map<string, Map<Locale, SourceFile>>();

  for (const file of texts) {
    const [id, name = '', ...deeper] = file.path.slice(blogFolder.length + 1).split('/');
    const locale = locales.find((each) => name === articleFile(each));
    if (!id || !locale || deeper.length > 0) {
      const message = isForeignImage(file.path) ? convertImage : isText(file.path) ? misplaced() : strayFile;
      problems.push({ file: file.path, field: '', message });
      continue;
    }
    // The editor in the browser leaves an empty file where nothing is translated.
    if (locale !== defaultLocale && file.text.trim() === '') continue;
    folders.set(id, (folders.get(id) ?? new Map<Locale, SourceFile>()).set(locale, file));
  }

  for (const id of folders.keys()) {
    const message = idProblem(id);
    if (message) problems.push({ file: `${blogFolder}/${id}`, field: '', message });
  }

  const imagesByFolder = Map.groupBy(images, dirname);
  const articles = [...folders].flatMap(([id, files]) => {
    const beside = new Set(imagesByFolder.get(`${blogFolder}/${id}`)?.map((path) => basename(path)));
    return readArticle({ id, files, beside }, values, problems) ?? [];
  });
  return newestFirst(articles);
}

const isText = (path: string): boolean => /\.(?:mdx?|markdown|txt)$/i.test(path);

/** Such as a `Thumbs.db` of Windows, the copy of an editor, or a document. */
const strayFile =
  'is neither a text nor an image of an article. Remove it; files for readers belong into public/.';

function misplaced(): string {
  const original = articleFile(defaultLocale);
  const others = locales.filter((locale) => locale !== defaultLocale).map(articleFile);
  const translations = new Intl.ListFormat('en', { type: 'disjunction' }).format(others);
  return `an article is a folder with ${original} and, if translated, ${translations}. Move this file to ${blogFolder}/<id>/${original} or ${translations}.`;
}

/** Ids become addresses. */
function idProblem(id: string): string | undefined {
  if (reservedArticleIds.includes(id)) {
    return 'has a name that the lists of articles need. Give the folder another one.';
  }
  return slugPattern.test(id)
    ? undefined
    : 'the folder’s name becomes the address. Use lower-case letters a–z, digits and hyphens only.';
}

/** The files of the blog folder. What systems put there by themselves begins with a dot, and is left alone. */
export function readBlogFolder(root: string): BlogFiles {
  const paths = globSync(`${blogFolder}/**/*.*`, { cwd: root, expandDirectories: false }).toSorted();
  const texts = paths.filter((path) => !isImageFile(path));
  return {
    texts: texts.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    images: paths.filter(isImageFile),
  };
}
