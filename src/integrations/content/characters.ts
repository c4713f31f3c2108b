/** Characters that do not belong into a text: those that the typeface lacks, and quotation marks of another language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { languages, type Locale } from '../../i18n/locales.ts';
import type { ContentProblem } from '../../collections/content-error.ts';

/** The typeface of the pages: a subset with the characters of their languages (docs/decisions/022). */
const typefaceFile = 'src/styles/schibsted-grotesk.woff2';

/**
 * The characters that the typeface of the pages has.
 *
 * @param root the project's folder
 */
export function typefaceCharacters(root: string): ReadonlySet<string> {
  const font = create(readFileSync(join(root, typefaceFile)));
  if (font.isCollection) throw new Error(`${typefaceFile} is a collection of fonts.`);
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
}

/** What is wrong with a text, and the part of it that shows where. */
type TextWarning = Required<Pick<ContentProblem, 'message' | 'quoted'>>;

/**
 * What a text holds that the typeface lacks.
 *
 * @param texts what stands in one file
 * @returns undefined when it lacks nothing
 */
export function typefaceWarning(
  texts: readonly string[],
  typeface: ReadonlySet<string>,
): TextWarning | undefined {
  const used = new Set(texts.join('').replace(/[\s\p{Cf}]/gu, ''));
  const lacking = [...used].filter((character) => !typeface.has(character)).toSorted();
  const [quoted] = lacking;
  if (quoted === undefined) return undefined;
  const named = lacking.map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `${character} (U+${code})`;
  });
  const message = `holds what ${typefaceFile} lacks, and browsers show in another typeface: ${named.join(', ')}. docs/decisions/022 says how it was made.`;
  return { message, quoted };
}

/**
 * A quotation mark that the language does not use.
 *
 * @returns undefined when there is none
 */
export function quotationWarning(text: string, locale: Locale): TextWarning | undefined {
  const { label, typography } = languages[locale];
  const [opening, closing] = typography.quotes;
  const foreign = text.match(/[“”„«»]/g)?.find((mark) => mark !== opening && mark !== closing);
  if (foreign === undefined) return undefined;
  const message = `holds ${foreign}: ${label} puts quotations between ${opening} and ${closing}.`;
  return { message, quoted: foreign };
}
