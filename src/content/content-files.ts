/** The files of `content/` as text and as JSON, with a sentence for each that cannot be read. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { ContentError } from './content-error.ts';

/**
 * A file as text.
 *
 * @param path from the project's root, such as `content/mark.svg`
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

/** A problem of a whole file, with a line if it has one. */
export interface TextFault {
  readonly line?: number;
  readonly message: string;
}

const encodingRemedy = 'Save it as UTF-8: editors offer it as “encoding”.';

/**
 * Signs that a file was not saved as UTF-8, and characters that no page can show.
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
 * @param text undefined or empty if there is no file
 * @returns null if there is no file
 * @throws {ContentError} naming the line of text that is not JSON, of a repeated key or of an invisible character
 */
export function parseJson(file: string, text: string | undefined): unknown {
  if (!text) return null;
  const json = text.replace(/^\uFEFF/, '').trimEnd();
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors, { disallowComments: true, allowEmptyContent: false });
  const [error] = errors;
  const place = (index: number) => ({ file, field: '', line: lineAt(index, json) });
  if (error || !tree) {
    const message = 'cannot be read. Check the commas, quotation marks and brackets there and just above.';
    throw new ContentError([{ ...place(error?.offset ?? 0), message }]);
  }
  const problems = nodesOf(tree).flatMap((node) => [
    ...repeatedKeys(node).map((key) => {
      const message = `gives ${json.slice(key.offset, key.offset + key.length)} a second time. Keep one of the two.`;
      return { ...place(key.offset), message };
    }),
    ...(node.type === 'string' ? invisibleCharacters(node) : []).map((message) => ({
      ...place(node.offset),
      message,
    })),
  ]);
  if (problems.length > 0) throw new ContentError(problems);
  return JSON.parse(json);
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The keys of a group that it already has: JSON would lose the first. */
function repeatedKeys({ type, children = [] }: Node): Node[] {
  const keys = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  return keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) < index);
}

/** Characters that no page can show, also as escapes such as \u000b. */
function invisibleCharacters({ value }: Node): string[] {
  const fault = characterFault(String(value));
  return fault ? [fault.message] : [];
}

/** Control characters, halves of characters and code points that are none: XML may not hold them, and no page shows them. */
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** A character as HTML and markdown may write it: &#11; or &#xB;. */
const reference = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Familiar names of such characters. */
const names: Readonly<Record<string, string>> = {
  '\v': ', a line break of PowerPoint',
  '\f': ', a page break',
};

/** How much of the line before the character says where it is. */
const wordsBefore = 25; // characters

/**
 * The first character of a text that no page can show.
 *
 * @returns undefined where it holds none, else where it is and the remedy
 */
export function characterFault(
  text: string,
): { readonly index: number; readonly message: string } | undefined {
  const found = unprintable.exec(text) ?? referenceTo(text);
  if (!found) return undefined;
  const { index, 0: character } = found;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, index).split('\n').at(-1)?.slice(-wordsBefore).trim();
  const place = before ? `after “${before}”` : 'at the beginning';
  const message = `holds an invisible character (U+${code}${names[character] ?? ''}) ${place}, which breaks feeds. Delete it there, and press Enter where a line should end.`;
  return { index, message };
}

/** The first reference to such a character, which markdown would decode. */
function referenceTo(text: string): { readonly index: number; readonly 0: string } | undefined {
  for (const { 1: hexadecimal, 2: decimal, index } of text.matchAll(reference)) {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    if (unprintable.test(character)) return { index, 0: character };
  }
  return undefined;
}
