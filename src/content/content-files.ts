/** The files of `content/` as text and as JSON, with a sentence for what cannot be read. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { characterFault } from './characters.ts';
import { ContentError } from './content-error.ts';

/**
 * A file as text.
 *
 * @param path from the project's root, such as `content/mark.svg`
 * @param root the project's folder
 * @returns undefined when there is none, also for a folder
 */
export function textOf(path: string, root: string): string | undefined {
  const file = join(root, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
}

/** `textOf` a file. @throws {ContentError} when it is not saved as UTF-8 */
export function readText(path: string, root: string): string | undefined {
  const text = textOf(path, root);
  const fault = encodingFault(text ?? '');
  if (fault) throw new ContentError([{ file: path, field: '', ...fault }]);
  return text;
}

/** `readText` of a file that the site needs. @throws {ContentError} also when it is missing */
export function readNeededText(path: string, root: string): string {
  const text = readText(path, root);
  if (text !== undefined) return text;
  const message = 'this file is missing, and the site needs it.';
  throw new ContentError([{ file: path, field: '', message }]);
}

/** The data of a JSON file that the site needs. @throws {ContentError} when it is missing or cannot be read */
export function readJson(path: string, root: string): unknown {
  return parseJson(path, readNeededText(path, root));
}

/** What is wrong with a file as a whole, and in which line where it has one. */
export interface TextFault {
  readonly line?: number;
  readonly message: string;
}

const encodingRemedy = 'Save it as UTF-8: editors offer it as “encoding”.';

/**
 * What shows that a file was not saved as UTF-8, once it was read as if it were, and characters that no page can show.
 *
 * @returns undefined for a file whose text can be published
 */
export function encodingFault(text: string): TextFault | undefined {
  if (text.includes('\0')) return { message: `is saved as UTF-16. ${encodingRemedy}` };
  const index = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (index >= 0) {
    return { line: index + 1, message: `has a letter that is not saved as UTF-8. ${encodingRemedy}` };
  }
  const fault = characterFault(text);
  return fault && { line: lineAt(fault.index, text), message: fault.message };
}

function lineAt(index: number, text: string): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Reads a JSON file of `content/`.
 *
 * @param file the file, from the project's root, for the message
 * @param text undefined or empty where there is no file
 * @returns null where there is no file
 * @throws {ContentError} naming the line where the text is not JSON
 */
export function parseJson(file: string, text: string | undefined): unknown {
  if (!text) return null;
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOf(error.message, text);
    const message = `cannot be read. Check the commas, quotation marks and brackets there${line > 1 ? ' and on the line above' : ''}.`;
    throw new ContentError([{ file, field: '', line, message }]);
  }
  const problems = [...repeatedKeys(text), ...escapedCharacters(text)];
  if (problems.length > 0)
    throw new ContentError(problems.map((problem) => ({ file, field: '', ...problem })));
  return data;
}

/** The texts, keys and braces of JSON; what follows a key is its colon. */
const jsonParts = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g;

/** Keys that stand in a group twice: the first would be lost. */
function repeatedKeys(text: string): TextFault[] {
  const groups: Set<unknown>[] = [];
  return [...text.matchAll(jsonParts)].flatMap(({ 0: part, 1: key, 2: colon, index }): TextFault[] => {
    if (part === '{') groups.push(new Set());
    if (part === '}') groups.pop();
    if (key === undefined || colon === undefined) return [];
    const name: unknown = JSON.parse(key);
    const isRepeated = groups.at(-1)?.has(name);
    groups.at(-1)?.add(name);
    const message = `gives ${key} a second time. Keep one of the two.`;
    return isRepeated ? [{ line: lineAt(index, text), message }] : [];
  });
}

/** Characters that no page can show, written as escapes such as \u000b. */
function escapedCharacters(text: string): TextFault[] {
  return [...text.matchAll(jsonParts)].flatMap(({ 1: quoted, index }): TextFault[] => {
    const fault = quoted?.includes('\\') ? characterFault(JSON.parse(quoted) as string) : undefined;
    return fault ? [{ line: lineAt(index, text), message: fault.message }] : [];
  });
}

/** How much of the text the engine quotes before the place that it means, where it quotes from the middle. */
const quotedBefore = 10; // characters

/** The engine names a position, quotes the text around it, or says that the text ended too soon. */
function lineOf(message: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, middle, quoted] = /, (\.\.\.)?"([\s\S]+)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  const whole = text.trimEnd();
  const place = quoted === undefined ? whole.length : text.indexOf(quoted) + (middle ? quotedBefore : 0);
  return whole.slice(0, Number(position ?? place)).split('\n').length;
}
