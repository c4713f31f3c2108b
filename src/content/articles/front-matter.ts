/** The fields at the top of a markdown file. */

import { attempt, type ContentProblem } from '../content-error.ts';
import { encodingFault, type TextFault } from '../content-files.ts';
import { parseYaml } from '../yaml-source.ts';
import type { SourceFile } from './article.ts';

export interface FrontMatter {
  /** As YAML has them; nothing is checked yet. */
  readonly fields: unknown;
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
  const report = (faults: readonly TextFault[]) =>
    problems.push(...faults.map((fault) => ({ file: path, field: '', ...fault })));
  const encoding = encodingFault(text);
  if (encoding) {
    report([encoding]);
    return undefined;
  }
  const match = /^((\s*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)\s*)([\s\S]*)$/.exec(
    text.replace(/^\uFEFF/, ''),
  );
  if (!match) {
    report([{ message: withoutFields(text) }]);
    return undefined;
  }
  const [, head = '', opening = '', yaml = '', body = ''] = match;
  const firstLine = opening.split('\n').length;
  const source = attempt(problems, () => parseYaml(path, yaml, firstLine));
  if (!source) return undefined;
  const fields = source.data ?? {};
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
