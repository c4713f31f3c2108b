/** The files of `content/` as text and as JSON, with a sentence for what cannot be read. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
 * What shows that a file was not saved as UTF-8, once it was read as if it were.
 *
 * @returns undefined for a file that was
 */
export function encodingFault(text: string): TextFault | undefined {
  if (text.includes('\0')) return { message: `is saved as UTF-16. ${encodingRemedy}` };
  const index = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  return index < 0
    ? undefined
    : { line: index + 1, message: `has a letter that is not saved as UTF-8. ${encodingRemedy}` };
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
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOf(error.message, text);
    const message = `cannot be read. Check the commas, quotation marks and brackets there${line > 1 ? ' and on the line above' : ''}.`;
    throw new ContentError([{ file, field: '', line, message }]);
  }
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
