import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import type { Locale } from '../knowledge.ts';
import { fold } from './words.ts';

/** Stemmers by language; others go by their words as they are, and by groups of letters. */
const stemmers: Readonly<Record<Locale, (word: string) => string>> = { en: english, sv: swedishStem };

/**
 * What is left of a word without its ending, so that "fakturorna" finds "faktura". Only for
 * comparing: it is often no word.
 *
 * @param word in lower case
 */
export function stem(word: string, locale: Locale): string {
  const folded = fold(word);
  return stemmers[locale]?.(folded) ?? folded;
}

/**
 * The Swedish stemmer takes one ending off and leaves the article of "samtalet" and "fakturan" on.
 * Asked until nothing changes, it also brings "kostnader" and "kostnad" together.
 */
function swedishStem(word: string): string {
  let rest = word.length > 5 ? word.replace(/(?<=[^aeiouy])(?:ets?|ans?)$/, '') : word;
  for (let shorter = swedish(rest); shorter !== rest; shorter = swedish(rest)) rest = shorter;
  return rest;
}
