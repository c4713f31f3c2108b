import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { type ByLocale, defaultLocale, languages, type Locale, locales } from '../../site/locales.ts';
import { reservedArticleId } from '../../site/routes.ts';
import { collectProblems, type ContentProblem, problemsOf } from '../content-error.ts';
import { slugPattern } from '../fields.ts';
import { diagramProblems } from '../markdown/diagrams.ts';
import { tokensWithLines } from '../markdown/tokens.ts';
import {
  fillFacts,
  fillFactsInMarkdown,
  fillInTree,
  placeholderProblem,
  placeholderProblems,
  type PlaceholderValues,
  withoutCode,
} from '../texts/placeholders.ts';
import { newestFirst } from './article-dates.ts';
import { convertImageMessage, imageProblems, isImageFile, isUnsupportedImage } from './article-images.ts';
import {
  type Article,
  articleFile,
  articlePath,
  articlesFolder,
  originalFields,
  translatedFields,
} from './article-schema.ts';
import { type MarkdownFile, readFrontMatter, type SourceFile } from './front-matter.ts';

interface ArticleFiles {
  /** Everything except images. */
  readonly sources: readonly SourceFile[];
  readonly images: readonly string[];
}

/** Skips names that start with a dot: operating systems create them. */
export function readArticleFiles(projectRoot: string): ArticleFiles {
  const found = globSync(`${articlesFolder}/**/*.*`, { cwd: projectRoot, expandDirectories: false });
  const paths = found.toSorted();
  const others = paths.filter((path) => !isImageFile(path));
  return {
    sources: others.map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })),
    images: paths.filter(isImageFile),
  };
}

/** Reads the articles, newest first, without those whose fields cannot be read. */
export function readArticles({ sources, images }: ArticleFiles, values: ByLocale<PlaceholderValues>) {
  const problems: ContentProblem[] = [];
  const folders = new Map<string, TextsOfArticle>();
  const report = (file: string, message: string): unknown => problems.push({ file, field: '', message });

  for (const source of sources) {
    const [id, name = '', ...deeper] = source.path.slice(articlesFolder.length + 1).split('/');
    const locale = locales.find((each) => name === articleFile(each));
    if (!id || !locale || deeper.length > 0) report(source.path, strayMessage(source.path));
    // The browser editor leaves an empty file if nothing is translated.
    else if (locale === defaultLocale || source.text.trim() !== '') {
      const file = collectProblems(problems, () => readFrontMatter(source));
      folders.set(id, new Map([...(folders.get(id) ?? []), [locale, file]]));
    }
  }
  for (const id of folders.keys()) {
    const message = idProblem(id);
    if (message) report(`${articlesFolder}/${id}`, message);
  }

  const imagesByFolder = Map.groupBy(images, dirname);
  const articles = [...folders].flatMap(([id, texts]) => {
    const imageNames = new Set(imagesByFolder.get(`${articlesFolder}/${id}`)?.map((path) => basename(path)));
    return readArticle(id, texts, imageNames, values, problems) ?? [];
  });
  const files = [...folders.values()].flatMap((texts) => [...texts.values()]);
  return {
    articles: newestFirst(articles),
    articleImages: images,
    markdownFiles: files.filter((file) => file !== undefined),
    problems,
    isComplete: articles.length === folders.size,
  };
}

/** Undefined for a file that cannot be read. */
type TextsOfArticle = ReadonlyMap<Locale, MarkdownFile | undefined>;

/** The remedy for a file that does not belong to an article, such as a misnamed text or a `Thumbs.db` from Windows. */
function strayMessage(path: string): string {
  if (isUnsupportedImage(path)) return convertImageMessage;
  if (!/\.(?:mdx?|markdown|txt)$/i.test(path)) {
    return 'is neither a text nor an image of an article. Remove it; files for visitors belong in public/.';
  }
  const original = articleFile(defaultLocale);
  const others = locales.filter((locale) => locale !== defaultLocale).map(articleFile);
  const translations = new Intl.ListFormat('en', { type: 'disjunction' }).format(others);
  return `an article is a folder with ${original} and, if translated, ${translations}. Move this file to ${articlePath('<id>', defaultLocale)} or ${translations}.`;
}

function idProblem(id: string): string | undefined {
  if (reservedArticleId.test(id)) {
    return 'has a name that the lists of articles need. Rename the folder.';
  }
  return slugPattern.test(id)
    ? undefined
    : 'the folder’s name becomes the address. Use lower-case letters a–z, digits and hyphens only.';
}

function readArticle(
  id: string,
  texts: TextsOfArticle,
  images: ReadonlySet<string>,
  values: ByLocale<PlaceholderValues>,
  problems: ContentProblem[],
): Article | undefined {
  const file = articlePath(id, defaultLocale);
  if (!texts.has(defaultLocale)) {
    const { label } = languages[defaultLocale];
    const message = `has no ${label} article in its folder. Add ${file}, or remove this file.`;
    problems.push(
      ...[...texts.keys()].map((locale) => ({ file: articlePath(id, locale), field: '', message })),
    );
    return undefined;
  }
  const englishValues = values[defaultLocale];
  const original = checkFile(texts.get(defaultLocale), originalFields, images, englishValues, problems);
  if (original.body === '') {
    const message = 'has no text below the second ---. Write the article there.';
    problems.push({ file, field: '', message });
  }
  const translations: [Locale, object][] = [];
  for (const [locale, translated] of texts) {
    if (locale === defaultLocale) continue;
    const { fields = {}, body } = checkFile(translated, translatedFields, images, values[locale], problems);
    problems.push(...tagProblems(articlePath(id, locale), fields.tags, original.fields?.tags));
    const text = body ? fillFactsInMarkdown(body, values[locale]) : undefined;
    translations.push([locale, { ...fillInTree(fields, values[locale]), body: text }]);
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
      ...fillInTree(text, englishValues),
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
  const expectedTags = `${articleFile(defaultLocale)} lists ${originals.length}: ${originals.join(', ')}`;
  const message = `lists ${tags.length}, but ${expectedTags}. Translate each, in that order.`;
  return [{ file, field: 'tags', message }];
}

/** The checked fields and the body of a file, if it can be read. Adds their problems to `problems`. */
function checkFile<Schema extends z.ZodType>(
  file: MarkdownFile | undefined,
  schema: Schema,
  images: ReadonlySet<string>,
  values: PlaceholderValues,
  problems: ContentProblem[],
): { readonly fields?: z.infer<Schema> | undefined; readonly body?: string | undefined } {
  if (!file) return {};
  const { fields, body, bodyLine } = file;
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
