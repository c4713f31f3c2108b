import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { defaultLocale, languages, type Locale, locales } from '../../site/locales.ts';
import { reservedArticleId } from '../../site/routes.ts';
import { type ContentProblem, problemsOf } from '../content-error.ts';
import { slugPattern } from '../fields.ts';
import {
  fillFactsInMarkdown,
  fillFacts,
  fillFactsInTree,
  placeholderProblem,
  placeholderProblems,
  type PlaceholderValues,
  type ValuesByLocale,
  withoutCode,
} from '../texts/placeholders.ts';
import { type Article, articleFile, originalFields, translatedFields } from './article-schema.ts';
import { newestFirst } from './article-dates.ts';
import { convertImageMessage, imageProblems, isUnsupportedImage, isImageFile } from './article-images.ts';
import { diagramProblems, tokensWithLines } from '../markdown/tokens.ts';
import { readFrontMatter, type SourceFile } from './front-matter.ts';

const blogFolder = 'content/blog';

export interface BlogFiles {
  readonly texts: readonly SourceFile[];
  readonly images: readonly string[];
}

/** The files of the blog folder. Skips names that start with a dot: operating systems create them. */
export function readBlogFolder(root: string): BlogFiles {
  const paths = globSync(`${blogFolder}/**/*.*`, { cwd: root, expandDirectories: false }).toSorted();
  const texts = paths.filter((path) => !isImageFile(path));
  return {
    texts: texts.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    images: paths.filter(isImageFile),
  };
}

/** Reads the articles, newest first, without those whose fields cannot be read; adds every problem to `problems`. */
export function readArticles(
  { texts, images }: BlogFiles,
  values: ValuesByLocale,
  problems: ContentProblem[],
): Article[] {
  const folders = new Map<string, Map<Locale, SourceFile>>();
  const report = (file: string, message: string): unknown => problems.push({ file, field: '', message });

  for (const file of texts) {
    const [id, name = '', ...deeper] = file.path.slice(blogFolder.length + 1).split('/');
    const locale = locales.find((each) => name === articleFile(each));
    if (!id || !locale || deeper.length > 0) report(file.path, strayMessage(file.path));
    // The browser editor leaves an empty file if nothing is translated.
    else if (locale === defaultLocale || file.text.trim() !== '') {
      folders.set(id, (folders.get(id) ?? new Map<Locale, SourceFile>()).set(locale, file));
    }
  }
  for (const id of folders.keys()) {
    const message = idProblem(id);
    if (message) report(`${blogFolder}/${id}`, message);
  }

  const imagesByFolder = Map.groupBy(images, dirname);
  const articles = [...folders].flatMap(([id, files]) => {
    const imageNames = new Set(imagesByFolder.get(`${blogFolder}/${id}`)?.map((path) => basename(path)));
    return readArticle(id, files, imageNames, values, problems) ?? [];
  });
  return newestFirst(articles);
}

/** The remedy for a file that does not belong to an article, such as a misnamed text or a `Thumbs.db` from Windows. */
function strayMessage(path: string): string {
  if (isUnsupportedImage(path)) return convertImageMessage;
  if (!/\.(?:mdx?|markdown|txt)$/i.test(path)) {
    return 'is neither a text nor an image of an article. Remove it; files for readers belong into public/.';
  }
  const original = articleFile(defaultLocale);
  const others = locales.filter((locale) => locale !== defaultLocale).map(articleFile);
  const translations = new Intl.ListFormat('en', { type: 'disjunction' }).format(others);
  return `an article is a folder with ${original} and, if translated, ${translations}. Move this file to ${blogFolder}/<id>/${original} or ${translations}.`;
}

function idProblem(id: string): string | undefined {
  if (reservedArticleId.test(id)) {
    return 'has a name that the lists of articles need. Give the folder another one.';
  }
  return slugPattern.test(id)
    ? undefined
    : 'the folder’s name becomes the address. Use lower-case letters a–z, digits and hyphens only.';
}

function readArticle(
  id: string,
  files: ReadonlyMap<Locale, SourceFile>,
  images: ReadonlySet<string>,
  values: ValuesByLocale,
  problems: ContentProblem[],
): Article | undefined {
  const originalFile = files.get(defaultLocale);
  if (!originalFile) {
    for (const { path } of files.values()) {
      const missing = path.replace(/[^/]*$/, articleFile(defaultLocale));
      const { label } = languages[defaultLocale];
      const message = `has no ${label} article in its folder. Add ${missing}, or remove this file.`;
      problems.push({ file: path, field: '', message });
    }
    return undefined;
  }
  const file = originalFile.path;
  const englishValues = values[defaultLocale];
  const original = readFile(originalFile, originalFields, images, englishValues, problems);
  if (original.body === '') {
    const message = 'has no text below the second ---. Write the article there.';
    problems.push({ file, field: '', message });
  }
  const translations: [Locale, object][] = [];
  for (const [locale, translated] of files) {
    if (locale === defaultLocale) continue;
    const { fields = {}, body } = readFile(translated, translatedFields, images, values[locale], problems);
    problems.push(...tagProblems(translated.path, fields.tags, original.fields?.tags));
    const text = body ? fillFactsInMarkdown(body, values[locale]) : undefined;
    translations.push([locale, { ...fillFactsInTree(fields, values[locale]), body: text }]);
  }
  if (!original.fields) return undefined;

  const { author, publishedAt, updatedAt, draft, readTime, featured, ...text } = original.fields;
  return {
    ...Object.fromEntries(translations),
    id,
    author: fillFacts(author, englishValues),
    publishedAt,
    updatedAt,
    draft,
    readMinutes: readTime,
    featured,
    [defaultLocale]: {
      ...fillFactsInTree(text, englishValues),
      body: fillFactsInMarkdown(original.body ?? '', englishValues),
    },
  };
}

/** A tag shares one page across languages, so all languages must list the tags in the same order. */
function tagProblems(
  file: string,
  tags: readonly string[] | undefined,
  originals: readonly string[] | undefined,
): ContentProblem[] {
  if (!tags || !originals || tags.length === originals.length) return [];
  const wanted = `${articleFile(defaultLocale)} lists ${originals.length}: ${originals.join(', ')}`;
  const message = `lists ${tags.length}, but ${wanted}. Translate each, in that order.`;
  return [{ file, field: 'tags', message }];
}

/** The checked fields and the body of a file; undefined if they cannot be read. Adds their problems to `problems`. */
function readFile<Schema extends z.ZodType>(
  file: SourceFile,
  schema: Schema,
  images: ReadonlySet<string>,
  values: PlaceholderValues,
  problems: ContentProblem[],
): { readonly fields?: z.infer<Schema> | undefined; readonly body?: string | undefined } {
  const source = readFrontMatter(file, problems);
  if (!source) return {};
  const { fields, body, bodyLine } = source;
  const checked = schema.safeParse(fields, { reportInput: true });
  const tokens = tokensWithLines(body, bodyLine);
  const inBody = [
    ...withoutCode(body)
      .split('\n')
      .map((text, index) => ({ line: bodyLine + index, message: placeholderProblem(text, values) })),
    ...imageProblems(tokens, images),
    ...diagramProblems(tokens),
  ];
  problems.push(
    ...problemsOf(file.path, checked.error?.issues ?? []),
    ...[...placeholderProblems(fields, values), ...inBody].flatMap(({ message, ...place }) =>
      message === undefined ? [] : [{ file: file.path, field: '', ...place, message }],
    ),
  );
  return { fields: checked.data, body };
}
