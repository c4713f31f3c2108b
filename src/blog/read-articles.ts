import { YAMLParseError, parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { fill, format } from '../i18n/format.ts';
import { defaultLocale, isLocale, languages, type Locale, locales } from '../i18n/locales.ts';
import type { SiteValues } from '../i18n/site-values.ts';
import { ContentError, type ContentProblem, problemsOf } from '../site/content-error.ts';
import { type Article, originalFields, translatedFields } from './article.ts';
import { fillMarkdown, placeholderProblems } from './article-placeholders.ts';
import { deepestNesting, lineNestedTooDeep } from './nesting.ts';

/** A markdown file below the blog folder. */
export interface SourceFile {
  /** From the project's root, such as `content/blog/my-article/en.md`. */
  readonly path: string;
  readonly text: string;
}

/** The files of an article by their language. */
type ByLocale = ReadonlyMap<Locale, SourceFile>;

interface Parsed {
  readonly fields: unknown;
  readonly body: string;
}

/**
 * Makes articles of the files of the blog folder, newest first.
 *
 * @param files every file below the blog folder
 * @param root the blog folder from the project's root, such as `content/blog`
 * @param values the owner's facts that stand for `{brand}` and the like, in each language
 * @throws {ContentError} with every problem of every file, each with file, field and remedy
 */
export function readArticles(
  files: readonly SourceFile[],
  root: string,
  values: Readonly<Record<Locale, SiteValues>>,
): Article[] {
  const problems: ContentProblem[] = [];
  const folders = new Map<string, Map<Locale, SourceFile>>();

  for (const file of files) {
    const [id, name = '', ...deeper] = file.path.slice(root.length + 1).split('/');
    const locale = name.replace(/\.md$/, '');
    if (!id || !name.endsWith('.md') || !isLocale(locale) || deeper.length > 0) {
      problems.push({ file: file.path, field: '', message: misplaced(root) });
      continue;
    }
    folders.set(id, (folders.get(id) ?? new Map<Locale, SourceFile>()).set(locale, file));
  }

  problems.push(...idProblems([...folders.keys()], root));

  const articles: Article[] = [];
  for (const [id, byLocale] of folders) {
    try {
      articles.push(readArticle(id, byLocale, values));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function misplaced(root: string): string {
  const original = `${defaultLocale}.md`;
  const others = locales.filter((locale) => locale !== defaultLocale).map((locale) => `${locale}.md`);
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

function readArticle(id: string, files: ByLocale, values: Readonly<Record<Locale, SiteValues>>): Article {
  const originalFile = files.get(defaultLocale);
  if (!originalFile) {
    throw new ContentError(
      [...files.values()].map(({ path }) => {
        const missing = path.replace(/[^/]*$/, `${defaultLocale}.md`);
        const { label } = languages[defaultLocale];
        const message = `has no ${label} article beside it. Add ${missing}, or remove this file.`;
        return { file: path, field: '', message };
      }),
    );
  }
  const problems: ContentProblem[] = [];
  const original = readFile(originalFile, originalFields, problems);
  if (original.body === '') {
    problems.push({
      file: originalFile.path,
      field: '',
      message: 'has no text below the second ---. Write the article there.',
    });
  }
  const translations = [...files]
    .filter(([locale]) => locale !== defaultLocale)
    .map(([locale, file]) => [locale, readFile(file, translatedFields, problems)] as const);
  if (!original.fields || problems.length > 0) throw new ContentError(problems);

  const { author, publishedAt, readTime, featured, ...text } = original.fields;
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
    readMinutes: readTime,
    featured,
    [defaultLocale]: { ...fill(text, own), body: fillMarkdown(original.body ?? '', own) },
  };
}

/** The checked fields and the body of a file, undefined where they cannot be had; adds to `problems` what is wrong. */
function readFile<Schema extends z.ZodType>(
  file: SourceFile,
  schema: Schema,
  problems: ContentProblem[],
): { readonly fields?: z.infer<Schema> | undefined; readonly body?: string | undefined } {
  const source = split(file, problems);
  const checked = source && schema.safeParse(source.fields, { reportInput: true });
  if (checked?.error) problems.push(...problemsOf(file.path, checked.error.issues));
  if (source) problems.push(...placeholderProblems(file.path, source));
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

/** Cuts a file into its front matter and its body; adds to `problems` what makes that impossible. */
function split(file: SourceFile, problems: ContentProblem[]): Parsed | undefined {
  const match = /^---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(
    file.text.replace(/^\uFEFF/, ''),
  );
  if (!match) {
    problems.push({
      file: file.path,
      field: '',
      message: 'does not begin with its fields. Put them at the top between two lines of ---.',
    });
    return undefined;
  }
  const [, yaml = '', body = ''] = match;
  try {
    return { fields: parseYaml(yaml, { schema: 'core' }) ?? {}, body: body.trim() };
  } catch (error) {
    problems.push(yamlProblem(file.path, error));
    return undefined;
  }
}

function yamlProblem(file: string, error: unknown): ContentProblem {
  // YAML takes a text that begins with * for a reference, and says so in this way only.
  if (error instanceof ReferenceError) {
    return {
      file,
      field: '',
      message: 'cannot be read. Put texts that begin with * in "double quotes".',
    };
  }
  if (!(error instanceof YAMLParseError)) throw error;
  // The first line of the file is the opening ---, so line 1 of the YAML is line 2 for the editor.
  const line = (error.linePos?.[0].line ?? 0) + 1;
  return {
    file,
    field: `line ${line}`,
    message:
      'cannot be read. Put texts that hold a colon, a # or a quotation mark in "double quotes", and check the indentation.',
  };
}
