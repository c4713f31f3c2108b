/** Makes an article from its files, and reports their problems. */

import type { z } from 'zod';
import { defaultLocale, languages, type Locale } from '../../site/locales.ts';
import { fillMarkdown, fillText, fillTexts, placeholderProblem, withoutCode } from '../texts/placeholders.ts';
import type { TextValues } from '../texts/text-values.ts';
import { attempt, type ContentProblem, problemsOf } from '../content-error.ts';
import { type Article, articleFile, originalFields, type SourceFile, translatedFields } from './article.ts';
import { imageBeside, imageFaults, sourceProblem } from './article-images.ts';
import { figureFaults } from './figure-blocks.ts';
import { slugOf } from './localize.ts';
import { tokensWithLines } from './tokens.ts';
import { encodingFault } from '../content-files.ts';
import { parseYaml } from '../yaml-source.ts';

/** The files of an article by their language. */
type ByLocale = ReadonlyMap<Locale, SourceFile>;

/** The files of an article. */
export interface ArticleFolder {
  readonly id: string;
  readonly files: ByLocale;
  readonly beside: ReadonlySet<string>;
}

/**
 * Makes an article of its files.
 *
 * @param values the texts of `{brand}` and other placeholders, by language
 * @param problems the problems of its files are added to them
 * @returns undefined where its fields cannot be read
 */
export function readArticle(
  { id, files, beside }: ArticleFolder,
  values: Readonly<Record<Locale, TextValues>>,
  problems: ContentProblem[],
): Article | undefined {
  const originalFile = files.get(defaultLocale);
  if (!originalFile) {
    for (const { path } of files.values()) {
      const missing = path.replace(/[^/]*$/, articleFile(defaultLocale));
      const { label } = languages[defaultLocale];
      const message = `has no ${label} article beside it. Add ${missing}, or remove this file.`;
      problems.push({ file: path, field: '', message });
    }
    return undefined;
  }
  const original = readFile(originalFile, originalFields, beside, values[defaultLocale], problems);
  if (original.body === '') {
    const message = 'has no text below the second ---. Write the article there.';
    problems.push({ file: originalFile.path, field: '', message });
  }
  const translations = [...files]
    .filter(([locale]) => locale !== defaultLocale)
    .map(
      ([locale, file]) =>
        [locale, readFile(file, translatedFields, beside, values[locale], problems)] as const,
    );
  problems.push(
    ...dateProblems(originalFile.path, original.fields),
    ...socialImageProblems(originalFile.path, original.fields, beside),
    ...tagProblems(originalFile.path, original.fields?.tags ?? []),
    ...translations.flatMap(([locale, { fields }]) =>
      translatedTagProblems(files.get(locale)?.path ?? '', fields?.tags, original.fields?.tags),
    ),
  );
  if (!original.fields) return undefined;

  const { author, publishedAt, updatedAt, draft, readTime, featured, socialImage, ...text } = original.fields;
  const own = values[defaultLocale];
  return {
    ...Object.fromEntries(
      translations.map(([locale, { fields = {}, body }]) => [
        locale,
        { ...fillTexts(fields, values[locale]), body: body ? fillMarkdown(body, values[locale]) : undefined },
      ]),
    ),
    id,
    author: fillText(author, own),
    publishedAt,
    updatedAt,
    draft,
    readMinutes: readTime,
    featured,
    socialImage: socialImage && originalFile.path.replace(/[^/]*$/, imageBeside(socialImage, beside) ?? ''),
    [defaultLocale]: { ...fillTexts(text, own), body: fillMarkdown(original.body ?? '', own) },
  };
}

function socialImageProblems(
  file: string,
  fields: z.infer<typeof originalFields> | undefined,
  beside: ReadonlySet<string>,
): ContentProblem[] {
  const { socialImage, socialImageAlt } = fields ?? {};
  if (socialImage === undefined) return [];
  const problem = !socialImage.startsWith('/')
    ? sourceProblem(socialImage, beside)
    : 'is not beside the text. Put the image into the folder of the article and write ./name.jpg.';
  const message = 'is missing. Write what the social image shows.';
  return [
    ...(problem ? [{ file, field: 'socialImage', message: problem }] : []),
    ...(socialImageAlt === undefined ? [{ file, field: 'socialImageAlt', message }] : []),
  ];
}

/** Tags become addresses. */
function tagProblems(file: string, tags: readonly string[]): ContentProblem[] {
  return tags.flatMap((tag, index): ContentProblem[] => {
    const field = `tags.${index}`;
    if (tags.indexOf(tag) !== index) {
      return [{ file, field, message: `“${tag}” stands in the list twice. Keep one.` }];
    }
    const message = `“${tag}” has no letter or digit for an address. Write another.`;
    return slugOf(tag) === '' ? [{ file, field, message }] : [];
  });
}

/** A tag has one page in all languages, so both languages must list them in the same order. */
function translatedTagProblems(
  file: string,
  tags: readonly string[] | undefined,
  originals: readonly string[] | undefined,
): ContentProblem[] {
  if (!tags || !originals || tags.length === originals.length) return [];
  const wanted = `${articleFile(defaultLocale)} lists ${originals.length}: ${originals.join(', ')}`;
  const message = `lists ${tags.length}, but ${wanted}. Translate each, in that order.`;
  return [{ file, field: 'tags', message }];
}

function dateProblems(file: string, fields?: z.infer<typeof originalFields>): ContentProblem[] {
  if (!fields?.updatedAt || fields.updatedAt >= fields.publishedAt) return [];
  const message = `lies before the publication on ${fields.publishedAt}. Correct one of the two dates.`;
  return [{ file, field: 'updatedAt', message }];
}

/** The checked fields and the body of a file, undefined if they cannot be read; adds their problems to `problems`. */
function readFile<Schema extends z.ZodType>(
  file: SourceFile,
  schema: Schema,
  beside: ReadonlySet<string>,
  values: TextValues,
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
    ...imageFaults(tokens, beside),
    ...figureFaults(tokens),
  ];
  const inFields = Object.entries(fields).map(([field, value]: [string, unknown]) => {
    const text = [value].flat().join(' ');
    return { field, message: placeholderProblem(text, values) };
  });
  problems.push(
    ...problemsOf(file.path, checked.error?.issues ?? []),
    ...[...inFields, ...inBody].flatMap(({ message, ...place }) =>
      message === undefined ? [] : [{ file: file.path, field: '', ...place, message }],
    ),
  );
  return { fields: checked.data, body };
}

export interface FrontMatter {
  /** As YAML has them; nothing is checked yet. */
  readonly fields: object;
  readonly body: string;
  /** The line of the file on which the body begins, counted from 1. */
  readonly bodyLine: number;
  /** The line of a field, such as `tags.0`; undefined where the file has no such field. */
  readonly lineOf: (field: string) => number | undefined;
}

/**
 * Cuts a file into its front matter and its body.
 *
 * @param problems what makes that impossible, or the fields other than they look, is added to them
 * @returns undefined where the fields cannot be read
 */
export function readFrontMatter(
  { path, text }: SourceFile,
  problems: ContentProblem[],
): FrontMatter | undefined {
  const fault = encodingFault(text);
  if (fault) {
    problems.push({ file: path, field: '', ...fault });
    return undefined;
  }
  const match = /^((\s*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)\s*)([\s\S]*)$/.exec(
    text.replace(/^\uFEFF/, ''),
  );
  if (!match) {
    problems.push({ file: path, field: '', message: withoutFields(text) });
    return undefined;
  }
  const [, head = '', opening = '', yaml = '', body = ''] = match;
  const firstLine = opening.split('\n').length;
  const source = attempt(problems, () => parseYaml(path, yaml, firstLine));
  if (!source) return undefined;
  const fields: object = source.data ?? {};
  const lineOf = (field: string): number | undefined => {
    const names = field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    return Object.hasOwn(fields, names[0] ?? '') ? source.place(names).line : undefined;
  };
  return { fields, body: body.trim(), bodyLine: head.split('\n').length, lineOf };
}

function withoutFields(text: string): string {
  return /^\s*---[ \t]*\r?\n/.test(text)
    ? 'has no second line of --- below its fields. Add it.'
    : 'does not begin with its fields. Put them at the top between two lines of ---.';
}
