import { ContentError } from '../content-error.ts';
import { characterProblem } from '../content-files.ts';
import { parseYaml } from '../yaml-source.ts';

export interface SourceFile {
  /** Relative to the project's root, such as `content/blog/my-article/index.en.md`. */
  readonly path: string;
  readonly text: string;
}

export type MarkdownFile = ReturnType<typeof readFrontMatter>;

/** Splits a file into front matter and body. @throws {ContentError} if the fields cannot be read */
export function readFrontMatter({ path, text }: SourceFile) {
  const problem = characterProblem(text);
  if (problem) throw new ContentError([{ file: path, field: '', ...problem }]);
  const match = /^((\s*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)\s*)([\s\S]*)$/.exec(
    text.replace(/^\uFEFF/, ''),
  );
  if (!match) {
    const message = /^\s*---[ \t]*\r?\n/.test(text)
      ? 'has no second line of --- below its fields. Add it.'
      : 'does not begin with its fields. Put them at the top between two lines of ---.';
    throw new ContentError([{ file: path, field: '', message }]);
  }
  const [, head = '', opening = '', yaml = '', body = ''] = match;
  const source = parseYaml(path, yaml, opening.split('\n').length);
  const fields: object = source.data ?? {};
  /** The line of a field, such as `tags.0`; undefined if the file has no such field. */
  const lineOf = (field: string): number | undefined => {
    const [name = '', ...rest] = field.split('.');
    return Object.hasOwn(fields, name) ? source.locate([name, ...rest.map(Number)]).line : undefined;
  };
  return { path, fields, body: body.trim(), bodyLine: head.split('\n').length, lineOf };
}
