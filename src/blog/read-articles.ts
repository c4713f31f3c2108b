import type { z } from 'zod';
import { fill, format } from '../i18n/format.ts';
import { defaultLocale, languages, type Locale, locales } from '../i18n/locales.ts';
import { reservedArticleIds } from '../i18n/routes.ts';
import type { SiteValues } from '../i18n/site-values.ts';
import { attempt, ContentError, type ContentProblem, problemsOf } from '../site/content-error.ts';
import { type Article, articleFile, originalFields, translatedFields } from './article.ts';
import { fillMarkdown, placeholderProblems } from './article-placeholders.ts';
import { convertImage, imageName, imageProblems, isForeignImage, sourceProblem } from './article-images.ts';
import { readFrontMatter } from './front-matter.ts';
import { slugOf } from './slug.ts';
import { deepestNesting, lineNestedTooDeep } from './nesting.ts';

/** A markdown file below the blog folder. */
export interface SourceFile {
  /** From the project's root, such as `content/blog/my-article/index.en.md`. */
  readonly path: string;
  readonly text: string;
}

/** The files of the blog folder. */
export interface BlogFiles {
  readonly texts: readonly SourceFile[];
  /** Paths from the project's root. Whoever shows no images leaves them out: then nobody misses one. */
  readonly images?: readonly string[];
}

/** The files of an article by their language. */
type ByLocale = ReadonlyMap<Locale, SourceFile>;

/**
 * Makes articles of the files of the blog folder, newest first.
 *
 * @param files every file below the blog folder, those that should not be there too
 * @param root the blog folder from the project's root, such as `content/blog`
 * @param values the owner's facts that stand for `{brand}` and the like, in each language
 * @throws {ContentError} with every problem of every file, each with file, field and remedy
 */
export function readArticles(
  { texts, images }: BlogFiles,
  root: string,
  values: Readonly<Record<Locale, SiteValues>>,
): Article[] {
  const problems: ContentProblem[] = [];
  const folders = new Map<string, Map<Locale, SourceFile>>();

  for (const file of texts) {
    const [id, name = '', ...deeper] = file.path.slice(root.length + 1).split('/');
    const locale = locales.find((each) => name === articleFile(each));
    if (!id || !locale || deeper.length > 0) {
      const message = isForeignImage(file.path)
        ? convertImage
        : isText(file.path)
          ? misplaced(root)
          : strayFile;
      problems.push({ file: file.path, field: '', message });
      continue;
    }
    // The editor in the browser leaves an empty file where nothing is translated.
    if (locale !== defaultLocale && file.text.trim() === '') continue;
    folders.set(id, (folders.get(id) ?? new Map<Locale, SourceFile>()).set(locale, file));
  }

  problems.push(...idProblems([...folders.keys()], root), ...strayImages(images ?? [], folders, root));

  const articles = [...folders].flatMap(([id, byLocale]) => {
    const folder = `${root}/${id}/`;
    const beside = images?.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    return (
      attempt(problems, () =>
        readArticle({ id, files: byLocale, beside: beside && new Set(beside) }, values),
      ) ?? []
    );
  });
  if (problems.length > 0) throw new ContentError(problems);
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

const isText = (path: string): boolean => /\.(?:mdx?|markdown|txt)$/i.test(path);

/** Such as a `Thumbs.db` of Windows, the copy of an editor, or a document. */
const strayFile =
  'is neither a text nor an image of an article. Remove it; files for readers belong into public/.';

function misplaced(root: string): string {
  const original = articleFile(defaultLocale);
  const others = locales.filter((locale) => locale !== defaultLocale).map(articleFile);
  const translations = new Intl.ListFormat('en', { type: 'disjunction' }).format(others);
  return `an article is a folder with ${original} and, if translated, ${translations}. Move this file to ${root}/<id>/${original} or ${translations}.`;
}

/** Ids become addresses: they must be lower-case words, and differ in more than their case. */
function idProblems(ids: readonly string[], root: string): ContentProblem[] {
  const seen = new Map<string, string>();
  return ids.flatMap((id): ContentProblem[] => {
    const folder = `${root}/${id}`;
    const twin = seen.get(id.toLowerCase());
    seen.set(id.toLowerCase(), id);
    if (twin !== undefined) {
      return [
        {
          file: folder,
          field: '',
          message: `has the same id as ${root}/${twin}. Give one of the two folders another name.`,
        },
      ];
    }
    if (reservedArticleIds.includes(id)) {
      const message = 'has a name that the lists of articles need. Give the folder another one.';
      return [{ file: folder, field: '', message }];
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      return [
        {
          file: folder,
          field: '',
          message:
            'the folder’s name becomes the address. Use lower-case letters a–z, digits and hyphens only.',
        },
      ];
    }
    return [];
  });
}

interface ArticleFolder {
  readonly id: string;
  readonly files: ByLocale;
  /** The names of the images beside the texts; undefined where nobody asks. */
  readonly beside: ReadonlySet<string> | undefined;
}

function readArticle(
  { id, files, beside }: ArticleFolder,
  values: Readonly<Record<Locale, SiteValues>>,
): Article {
  const originalFile = files.get(defaultLocale);
  if (!originalFile) {
    throw new ContentError(
      [...files.values()].map(({ path }) => {
        const missing = path.replace(/[^/]*$/, articleFile(defaultLocale));
        const { label } = languages[defaultLocale];
        const message = `has no ${label} article beside it. Add ${missing}, or remove this file.`;
        return { file: path, field: '', message };
      }),
    );
  }
  const problems: ContentProblem[] = [];
  const original = readFile(originalFile, originalFields, beside, problems);
  if (original.body === '') {
    problems.push({
      file: originalFile.path,
      field: '',
      message: 'has no text below the second ---. Write the article there.',
    });
  }
  const translations = [...files]
    .filter(([locale]) => locale !== defaultLocale)
    .map(([locale, file]) => [locale, readFile(file, translatedFields, beside, problems)] as const);
  problems.push(
    ...dateProblems(originalFile.path, original.fields),
    ...socialImageProblems(originalFile.path, original.fields, beside),
  );
  problems.push(
    ...tagProblems(originalFile.path, original.fields?.tags ?? []),
    ...translations.flatMap(([locale, { fields }]) =>
      translatedTagProblems(files.get(locale)?.path ?? '', fields?.tags, original.fields?.tags),
    ),
  );
  if (!original.fields || problems.length > 0) throw new ContentError(problems);

  const { author, publishedAt, updatedAt, draft, readTime, featured, socialImage, ...text } = original.fields;
  const own = values[defaultLocale];
  return {
    ...Object.fromEntries(
      translations.map(([locale, { fields = {}, body }]) => [
        locale,
        { ...fill(fields, values[locale]), body: body ? fillMarkdown(body, values[locale]) : undefined },
      ]),
    ),
    id,
    author: format(author, own),
    publishedAt,
    updatedAt,
    draft,
    readMinutes: readTime,
    featured,
    socialImage: socialImage && originalFile.path.replace(/[^/]*$/, imageName(socialImage) ?? ''),
    [defaultLocale]: { ...fill(text, own), body: fillMarkdown(original.body ?? '', own) },
  };
}

/** Images that lie in the folder of no article: nothing shows them. */
function strayImages(
  images: readonly string[],
  folders: ReadonlyMap<string, unknown>,
  root: string,
): ContentProblem[] {
  return images
    .filter((path) => {
      const [id = '', ...rest] = path.slice(root.length + 1).split('/');
      return rest.length !== 1 || !folders.has(id);
    })
    .map((file) => ({
      file,
      field: '',
      message: `lies in the folder of no article. Move it beside the text that shows it, ${root}/<id>/.`,
    }));
}

function socialImageProblems(
  file: string,
  fields: z.infer<typeof originalFields> | undefined,
  beside: ReadonlySet<string> | undefined,
): ContentProblem[] {
  const { socialImage, socialImageAlt } = fields ?? {};
  if (socialImage === undefined && socialImageAlt !== undefined) {
    const message = 'describes an image that is not named. Add socialImage, or take this field out.';
    return [{ file, field: 'socialImageAlt', message }];
  }
  if (socialImage === undefined || !beside) return [];
  const problem = imageName(socialImage)
    ? sourceProblem(socialImage, beside)
    : 'is not beside the text. Put the image into the folder of the article and write ./name.jpg.';
  return [
    ...(problem ? [{ file, field: 'socialImage', message: problem }] : []),
    ...(socialImageAlt === undefined
      ? [{ file, field: 'socialImageAlt', message: 'is missing. Write what the social image shows.' }]
      : []),
  ];
}

/** Tags become addresses. */
function tagProblems(file: string, tags: readonly string[]): ContentProblem[] {
  const twin = tags.findIndex((tag, index) => tags.indexOf(tag) !== index);
  if (twin >= 0) {
    return [{ file, field: `tags.${twin}`, message: `“${tags[twin]}” stands in the list twice. Keep one.` }];
  }
  return tags.flatMap((tag, index) =>
    slugOf(tag) === ''
      ? [
          {
            file,
            field: `tags.${index}`,
            message: `“${tag}” has no letter or digit for an address. Write another.`,
          },
        ]
      : [],
  );
}

/** A tag has one page in all languages, so the names of the languages must stand in pairs. */
function translatedTagProblems(
  file: string,
  tags: readonly string[] | undefined,
  originals: readonly string[] | undefined,
): ContentProblem[] {
  if (!tags || !originals || tags.length === originals.length) return [];
  const wanted = `${articleFile(defaultLocale)} lists ${originals.length}: ${originals.join(', ')}`;
  return [
    { file, field: 'tags', message: `lists ${tags.length}, but ${wanted}. Translate each, in that order.` },
  ];
}

function dateProblems(file: string, fields?: z.infer<typeof originalFields>): ContentProblem[] {
  if (!fields?.updatedAt || fields.updatedAt >= fields.publishedAt) return [];
  const message = `lies before the publication on ${fields.publishedAt}. Correct one of the two dates.`;
  return [{ file, field: 'updatedAt', message }];
}

/** The checked fields and the body of a file, undefined where they cannot be had; adds to `problems` what is wrong. */
function readFile<Schema extends z.ZodType>(
  file: SourceFile,
  schema: Schema,
  beside: ReadonlySet<string> | undefined,
  problems: ContentProblem[],
): { readonly fields?: z.infer<Schema> | undefined; readonly body?: string | undefined } {
  const source = readFrontMatter(file, problems);
  const checked = source && schema.safeParse(source.fields, { reportInput: true });
  if (checked?.error) problems.push(...problemsOf(file.path, checked.error.issues));
  if (source) problems.push(...placeholderProblems(file.path, source));
  if (source && beside) problems.push(...imageProblems(file.path, source, beside));
  const line = lineNestedTooDeep(file.text);
  if (line !== undefined) {
    problems.push({
      file: file.path,
      field: `line ${line}`,
      message: `has lists or quotes more than ${deepestNesting} deep within each other. Make them flatter.`,
    });
  }
  return { fields: checked?.data, body: source?.body };
}
