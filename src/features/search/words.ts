/** How words are compared: without case, marks above letters and endings. */

import { fold } from '../../../supabase/functions/_shared/fold.ts';
import { swedishStem } from '../../../supabase/functions/_shared/stems.ts';
import type { Locale } from '../../site/locales.ts';

/** The rules for a language's words. */
export interface Words {
  /** Takes the ending off a folded word. */
  readonly stem: (word: string) => string;
  /** Whether it writes compounds as one word, such as “röstagent”. */
  readonly hasCompounds: boolean;
}

const loaders: Partial<Record<Locale, () => Promise<Words>>> = {
  en: async () => ({ stem: (await import('@orama/stemmers/english')).stemmer, hasCompounds: false }),
  sv: async () => {
    const { stemmer } = await import('@orama/stemmers/swedish');
    return { stem: (word) => swedishStem(word, stemmer), hasCompounds: true };
  },
};

/** The rules for a language's words, loaded separately. A language without rules matches words as they are. */
export async function languageWords(locale: Locale): Promise<Words> {
  return (await loaders[locale]?.()) ?? { stem: (word) => word, hasCompounds: false };
}

/** The words of a text. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Parts of compounds have at least so many letters: too many words begin or end with shorter ones. */
const minPartLength = 4;

/**
 * Makes the function that gives the terms a word is found by: its stem and, in a language of compounds, the stem of
 * its last part where both parts are words of the texts, so that “agent” finds “röstagent”.
 *
 * @param texts all searched texts
 */
export function termsOfWords(
  { stem, hasCompounds }: Words,
  texts: readonly string[],
): (word: string) => string[] {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const found = stems.get(word) ?? stem(fold(word));
    stems.set(word, found);
    return found;
  };
  if (!hasCompounds) return (word) => [stemOf(word)];
  for (const text of texts) for (const word of text.match(wordPattern) ?? []) stemOf(word);
  const vocabulary = new Set(stems.values());
  /** The last part of a term that is a compound. */
  const lastPart = (term: string): string[] =>
    splits(term)
      .filter(([first, last]) => vocabulary.has(last) && vocabulary.has(stemOf(first)))
      .map(([, last]) => last)
      .slice(0, 1);
  const terms = new Map<string, string[]>();
  return (word) => {
    const term = stemOf(word);
    const found = terms.get(term) ?? [term, ...lastPart(term)];
    terms.set(term, found);
    return found;
  };
}

/** All ways to cut a word in two, the shortest beginning first. */
export function splits(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length + 1 - 2 * minPartLength) }, (_, index) => {
    const end = index + minPartLength;
    return [word.slice(0, end), word.slice(end)];
  });
}
