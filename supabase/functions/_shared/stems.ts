import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as swedish } from '@orama/stemmers/swedish';

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

/** Lower-cases a text and strips diacritics, which some keyboards lack: “Överlåta” becomes “overlata”. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing to fold.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .replace(/[æøœßđłþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/**
 * A Swedish stem. The stemmer removes only one ending, and leaves the article of “samtalet” and “fakturan”: “kostnader” would
 * become “kostnad”, and “kostnad” “kost”. Applied until nothing changes, it returns the same stem for both.
 */
function swedishStem(word: string): string {
  let rest = word.length > 5 ? word.replace(/(?<=[^aeiouy])(?:ets?|ans?)$/, '') : word;
  for (let shorter = swedish(rest); shorter !== rest; shorter = swedish(rest)) rest = shorter;
  return rest;
}

/** By language: functions that remove the ending of a folded word. */
const stemmers: Readonly<Record<string, (word: string) => string>> = { en: english, sv: swedishStem };

/**
 * A word in lower case without its ending, so that “fakturorna” finds “faktura”. Only for comparison: a stem is often
 * not a real word.
 */
export function stem(word: string, locale: string): string {
  const folded = fold(word);
  return stemmers[locale]?.(folded) ?? folded;
}
