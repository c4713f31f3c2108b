import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import type { Locale } from '../knowledge.ts';
import { fold } from './words.ts';

/** Stemmers by language, so that a new one of the site has its own; others go by their words as they are. */
const stemmers: Readonly<Record<Locale, (word: string) => string>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  pt: portuguese,
  sv: swedishStem,
};

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
