import type { Locale } from './knowledge.ts';

/** So many letters show how a language spells: "sch" and "igh", "kap" and "ing". */
const length = 3;

/** What a sequence counts that a language never uses: some, since no text holds all of them. */
const unseen = 0.5;

/**
 * Learns how each language spells, from its words.
 *
 * @returns tells how much more Swedish (above 0) or English (below 0) a word is spelt
 */
export function createSpellingSense(
  words: Readonly<Record<Locale, Iterable<string>>>,
): (word: string) => number {
  const counts = { en: countParts(words.en), sv: countParts(words.sv) };
  const share = (locale: Locale, part: string) =>
    ((counts[locale].parts.get(part) ?? 0) + unseen) / (counts[locale].total + unseen);
  return (word) =>
    partsOf(word)
      // What neither language spells ("xyz") is a name, and tells nothing.
      .filter((part) => counts.en.parts.has(part) || counts.sv.parts.has(part))
      .reduce((sum, part) => sum + Math.log(share('sv', part) / share('en', part)), 0);
}

function countParts(words: Iterable<string>) {
  const parts = new Map<string, number>();
  let total = 0;
  for (const part of [...words].flatMap(partsOf)) {
    parts.set(part, (parts.get(part) ?? 0) + 1);
    total += 1;
  }
  return { parts, total };
}

/** "pris" is "^pr", "pri", "ris" and "is$". */
function partsOf(word: string): string[] {
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - length + 1 }, (_, start) => whole.slice(start, start + length));
}
