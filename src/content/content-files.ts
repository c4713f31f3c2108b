/** Reads the files of `content/` as text and JSON, with an error message for each unreadable file. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ParseError } from 'jsonc-parser';
import { ContentError, type LineProblem } from './content-error.ts';

/** The text of a file; undefined if there is none, or only a folder. @param path relative to the project's root */
export function readFileIfAny(path: string, projectRoot: string): string | undefined {
  const file = join(projectRoot, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
}

/**
 * The text of a file, read with `readFileIfAny`.
 *
 * @throws {ContentError} if it contains characters that no page can show
 */
export function readText(path: string, projectRoot: string): string | undefined {
  const text = readFileIfAny(path, projectRoot);
  const problem = characterProblem(text ?? '');
  if (problem) throw new ContentError([{ file: path, field: '', ...problem }]);
  return text;
}

/** `readText` for a file that the site needs. @throws {ContentError} including when it is missing */
export function readRequiredText(path: string, projectRoot: string): string {
  const text = readText(path, projectRoot);
  if (text !== undefined) return text;
  const message = 'this file is missing, and the site needs it.';
  throw new ContentError([{ file: path, field: '', message }]);
}

/** The data of a JSON file that the site needs. @throws {ContentError} if it is missing or cannot be read */
export function readJson(path: string, projectRoot: string): unknown {
  return parseJson(path, readRequiredText(path, projectRoot));
}

/** The data of a JSON text. @throws {ContentError} with the line of invalid JSON */
export function parseJson(file: string, text: string): unknown {
  const json = text.replace(/^\uFEFF/, '').trimEnd();
  const errors: ParseError[] = [];
  const data: unknown = parse(json, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return data;
  const line = json.slice(0, error.offset).split('\n').length;
  const message = 'cannot be read. Check the commas, quotation marks and brackets there and just above.';
  throw new ContentError([{ file, field: '', line, message }]);
}

/** Control characters, lone surrogates and noncharacters: XML forbids them, and pages cannot show them. */
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

export function characterProblem(text: string): LineProblem | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.includes('\uFFFD')) {
      const message = 'is not saved as UTF-8. Save the file as UTF-8 (your editor’s “encoding” setting).';
      return { line: index + 1, message };
    }
    const found = unprintable.exec(line);
    if (found) {
      const before = line.slice(0, found.index).trim();
      const message = `contains an invisible character after “${before}”, which breaks feeds. Delete it; if it was a line break, press Enter instead.`;
      return { line: index + 1, message };
    }
  }
  return undefined;
}
