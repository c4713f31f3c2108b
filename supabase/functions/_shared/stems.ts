import { stemmer } from '@orama/stemmers/swedish';

/**
 * A Swedish stem. The stemmer takes only one ending off, and leaves the article of “samtalet” and “fakturan”: “kostnader” would
 * become “kostnad”, and “kostnad” “kost”. Repeated until nothing changes, both become the same.
 */
export function swedishStem(word: string): string {
  let rest = word.length > 5 ? word.replace(/(?<=[^aeiouy])(?:ets?|ans?)$/, '') : word;
  for (let shorter = stemmer(rest); shorter !== rest; shorter = stemmer(rest)) rest = shorter;
  return rest;
}
