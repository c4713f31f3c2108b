/** Characters that do not belong into a text: those that the typeface lacks, and quotation marks of another language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { languages, type Locale } from '../../src/i18n/locales.ts';

/** The typeface of the pages, which holds no more than its languages need (docs/decisions/083). */
const typefaceFile = 'src/styles/schibsted-grotesk.woff2';

const known = new Map<string, ReadonlySet<string>>();

/**
 * The characters that the typeface of the pages has. Read once.
 *
 * @param root the project's folder
 */
export function typefaceCharacters(root: string): ReadonlySet<string> {
  const before = known.get(root);
  if (before) return before;
  const font = create(readFileSync(join(root, typefaceFile)));
  if (font.isCollection) throw new Error(`${typefaceFile} is a collection of fonts.`);
  const characters = new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  known.set(root, characters);
  return characters;
}

/**
 * The sentence about what a text holds that the typeface lacks.
 *
 * @param texts what stands in one file
 * @returns undefined when it lacks nothing
 */
export function typefaceWarning(texts: readonly string[], typeface: ReadonlySet<string>): string | undefined {
  const used = new Set(texts.join('').replace(/[\s\p{Cf}]/gu, ''));
  const lacking = [...used].filter((character) => !typeface.has(character)).toSorted();
  if (lacking.length === 0) return undefined;
  const named = lacking.map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `${character} (U+${code})`;
  });
  return `holds what ${typefaceFile} lacks, and browsers show in another typeface: ${named.join(', ')}. docs/decisions/083 says how it was made.`;
}

/**
 * The sentence about a quotation mark that the language does not use.
 *
 * @returns undefined when there is none
 */
export function quotationWarning(text: string, locale: Locale): string | undefined {
  const { label, typography } = languages[locale];
  const [opening, closing] = typography.quotes;
  const foreign = text.match(/[“”„«»]/g)?.find((mark) => mark !== opening && mark !== closing);
  return foreign && `holds ${foreign}: ${label} puts quotations between ${opening} and ${closing}.`;
}
