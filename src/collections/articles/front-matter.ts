/** The fields at the top of a markdown file, and the slips that editors make there, in words. */

import { parse as parseYaml, YAMLParseError } from 'yaml';
import type { ContentProblem } from '../content-error.ts';
import { encodingFault, type TextFault } from '../content-files.ts';
import type { SourceFile } from './article.ts';

export interface FrontMatter {
  /** As YAML has them; nothing is checked yet. */
  readonly fields: unknown;
  readonly body: string;
  /** The line of the file on which the body begins, counted from 1. */
  readonly bodyLine: number;
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
  const match = /^(---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)\s*)([\s\S]*)$/.exec(
    text.replace(/^\uFEFF/, ''),
  );
  if (!match) {
    report([{ message: withoutFields(text) }]);
    return undefined;
  }
  const [, head = '', yaml = '', body = ''] = match;
  const lines = yaml.split(/\r?\n/);
  try {
    const fields: unknown = parseYaml(yaml, { schema: 'core' }) ?? {};
    report(slipsOf(lines, [typographicQuote]));
    return { fields, body: body.trim(), bodyLine: head.split('\n').length };
  } catch (error) {
    const found = slipsOf(lines, slips);
    report(found.length > 0 ? found : [yamlFault(error)]);
    return undefined;
  }
}

function withoutFields(text: string): string {
  return /^\uFEFF?---\r?\n/.test(text)
    ? 'has no second line of --- below its fields. Add it.'
    : 'does not begin with its fields. Put them at the top between two lines of ---.';
}

/** A slip that editors make: what the line looks like, and the remedy. */
interface Slip {
  readonly line: RegExp;
  readonly message: string;
}

/** Readers would see the marks, which editors of text put in by themselves. */
const typographicQuote: Slip = {
  line: /^(?!.*")(?:\s*(?:[\w-]+:|-)|.*[[,])\s*[“”„][^“”„]*[“”]\s*(?:[,\]]|$)/,
  message: 'stands between typographic quotation marks, which would be shown. Write straight ones: ".',
};

/** YAML names the end of the file for some of them; the line that began it is the one to correct. */
const slips: readonly Slip[] = [
  { line: /^ *\t/, message: 'begins with a tab. Use spaces: YAML knows no tabs there.' },
  typographicQuote,
  {
    line: /^\s*(?:[\w-]+:|-)\s*"(?:[^"\\]|\\.)*$/,
    message: 'begins with a quotation mark that nothing closes. Add " at its end.',
  },
  {
    line: /^[\w-]+:\s*\[[^\]]+[^\],\s]\s*$/,
    message: 'begins a list that nothing closes. Add ] at its end.',
  },
];

/** The first line of the file is the opening ---, so line 1 of the YAML is line 2 for the editor. */
const firstLine = 2;

function slipsOf(lines: readonly string[], candidates: readonly Slip[]): TextFault[] {
  return candidates.flatMap(({ line, message }) => {
    const index = lines.findIndex((each) => line.test(each));
    return index < 0 ? [] : [{ line: index + firstLine, message }];
  });
}

function yamlFault(error: unknown): TextFault {
  // YAML takes a text that begins with * for a reference, and says so in this way only.
  if (error instanceof ReferenceError) {
    return { message: 'cannot be read. Put texts that begin with * in "double quotes".' };
  }
  if (!(error instanceof YAMLParseError)) throw error;
  const line = (error.linePos?.[0].line ?? 1) - 1 + firstLine;
  if (error.code === 'DUPLICATE_KEY') {
    return { line, message: 'gives this field a second time. Keep one of the two.' };
  }
  return {
    line,
    message:
      'cannot be read. Put texts that hold a colon, a # or a quotation mark in "double quotes", and check the indentation.',
  };
}
