import { parseYaml } from '../../src/faq/yaml-source.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';
import { withoutLocale } from '../../src/i18n/routes.ts';

/** A problem as it is printed: `content/site.json:12, founders.0.name: …`. Editors open the place at a click. */
export function placedSentence(problem: ContentProblem, text: string | undefined): string {
  const { file, field, message } = problem;
  const line = lineOf(problem, text ?? '');
  const name = field.replace(/ ?\(?\bline \d+\)?$/, '');
  return `${file}${line === undefined ? '' : `:${line}`}${name && `, ${name}`}: ${message}`;
}

/**
 * The line of a file that a problem is about, counted from 1.
 *
 * @param text what stands in the file
 * @returns undefined where the file as a whole is meant
 */
export function lineOf({ file, field, message }: ContentProblem, text: string): number | undefined {
  const [, told] = /\bline (\d+)\)?$/.exec(field) ?? [];
  if (told !== undefined) return Number(told);
  const isTree = /\.(?:json|yaml)$/.test(file);
  if (isTree && field) return lineInTree(field, file, text);
  return (isTree ? undefined : lineOfField(field, text)) ?? lineOfQuotation(message, text);
}

/** The line of a field in JSON, which is YAML too, or of what should hold it. */
function lineInTree(field: string, file: string, text: string): number | undefined {
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  try {
    return parseYaml(file, text).lineOf(path);
  } catch {
    return undefined; // that it cannot be read is told already
  }
}

/** The line of a field of front matter. */
function lineOfField(field: string, text: string): number | undefined {
  const [, front = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  const [name = ''] = field.split('.');
  const index = name ? front.split('\n').findIndex((line) => line.startsWith(`${name}:`)) : -1;
  return index < 0 ? undefined : index + 2; // below the opening ---
}

/** The first line that holds what the sentence quotes of a text: an address, words in parentheses or a character. */
function lineOfQuotation(message: string, text: string): number | undefined {
  const [, address] = /links to (\S*[^\s,.])/.exec(message) ?? [];
  const [, words] = /\((?!U\+)(.+?)\)/.exec(message) ?? [];
  const [, character] =
    /(\S) \(U\+[0-9A-F]+\)|holds (\S):|holds (\{[^}]*\})/.exec(message)?.filter(Boolean) ?? [];
  const quoted = address === undefined ? (character ?? words) : `](${withoutLocale(address)}`;
  if (!quoted) return undefined;
  const index = text.split('\n').findIndex((line) => line.includes(quoted));
  return index < 0 ? undefined : index + 1;
}
