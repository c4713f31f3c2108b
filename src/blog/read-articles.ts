import { YAMLParseError, parse as parseYaml } from 'yaml';
import { fill, format } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { SiteValues } from '../i18n/site-values.ts';
import { ContentError, type ContentProblem, problemsOf } from '../site/content-error.ts';
import { type Article, englishFields, swedishFields } from './article.ts';
import { fillMarkdown, placeholderProblems } from './article-placeholders.ts';
import { deepestNesting, lineNestedTooDeep } from './nesting.ts';

/** A markdown file below the blog folder. */
export interface SourceFile {
  /** From the project's root, such as `content/blog/my-article/en.md`. */
  readonly path: string;
  readonly text: string;
}

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
  const folders = new Map<string, Map<string, SourceFile>>();

  for (const file of files) {
    const [id, name, ...deeper] = file.path.slice(root.length + 1).split('/');
    if (!id || (name !== 'en.md' && name !== 'sv.md') || deeper.length > 0) {
      problems.push({
        file: file.path,
        field: '',
        message: `an article is a folder with en.md and, if translated, sv.md. Move this file to ${root}/<id>/en.md or sv.md.`,
      });
      continue;
    }
    folders.set(id, (folders.get(id) ?? new Map()).set(name, file));
  }

  problems.push(...idProblems([...folders.keys()], root));

  const articles: Article[] = [];
  for (const [id, byName] of folders) {
    try {
      articles.push(readArticle(id, byName, values));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
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

function readArticle(
  id: string,
  byName: ReadonlyMap<string, SourceFile>,
  values: Readonly<Record<Locale, SiteValues>>,
): Article {
  const enFile = byName.get('en.md');
  const svFile = byName.get('sv.md');
  if (!enFile) {
    const file = svFile?.path ?? id;
    throw new ContentError([
      {
        file,
        field: '',
        message: `has no English article beside it. Add ${file.replace(/sv\.md$/, 'en.md')}, or remove this file.`,
      },
    ]);
  }
  const problems: ContentProblem[] = [];
  const enSource = split(enFile, problems);
  const svSource = svFile && split(svFile, problems);
  const en = enSource && englishFields.safeParse(enSource.fields, { reportInput: true });
  const sv = swedishFields.safeParse(svSource?.fields ?? {}, { reportInput: true });

  if (en && !en.success) problems.push(...problemsOf(enFile.path, en.error.issues));
  if (svFile && !sv.success) problems.push(...problemsOf(svFile.path, sv.error.issues));
  if (enSource?.body === '') {
    problems.push({
      file: enFile.path,
      field: '',
      message: 'has no text below the second ---. Write the article there.',
    });
  }
  problems.push(...(enSource ? placeholderProblems(enFile.path, enSource) : []));
  problems.push(...(svFile && svSource ? placeholderProblems(svFile.path, svSource) : []));
  for (const { path, text } of [enFile, ...(svFile ? [svFile] : [])]) {
    const line = lineNestedTooDeep(text);
    if (line === undefined) continue;
    problems.push({
      file: path,
      field: `line ${line}`,
      message: `has lists or quotes more than ${deepestNesting} deep within each other. Make them flatter.`,
    });
  }
  if (!enSource || !en?.success || !sv.success || problems.length > 0) throw new ContentError(problems);

  const { author, publishedAt, readTime, featured, ...text } = en.data;
  return {
    id,
    author: format(author, values.en),
    publishedAt,
    readMinutes: readTime,
    featured,
    en: { ...fill(text, values.en), body: fillMarkdown(enSource.body, values.en) },
    sv: {
      ...fill(sv.data, values.sv),
      body: svSource?.body ? fillMarkdown(svSource.body, values.sv) : undefined,
    },
  };
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
