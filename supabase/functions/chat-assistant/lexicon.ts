import { partsOf } from './compounds.ts';
import type { Locale, Passage, Words } from './knowledge.ts';
import { functionWords, wordsOf } from './language.ts';
import { createCorrector } from './spelling.ts';
import * as stemming from './stem.ts';

/** Enough for all words of the site and their parts; what visitors write must not fill the memory. */
const memory = 50_000;

/** Only a word that the site uses so often is put in the place of one that may be right. */
const often = 6;

/** What the assistant knows of the words of one language. */
export interface Lexicon {
  /** The stem of a word, then those of its parts when it is a Swedish compound; empty for grammar. */
  readonly termsOf: (word: string) => readonly string[];
  /** False for words that say nothing of a question's subject. */
  readonly isSubject: (word: string) => boolean;
  /** True when the site uses the word in any form. */
  readonly isUsed: (word: string) => boolean;
  /** The word itself when it is known in any form, else the known word that was probably meant. */
  readonly correct: (word: string) => string;
}

/**
 * Learns the words of one language from the site's passages and the words that people use for them.
 */
export function createLexicon(passages: readonly Passage[], words: Words, locale: Locale): Lexicon {
  // The same words come again and again: to stem each once halves the function's start.
  const fold = remembering(stemming.fold);
  const stem = remembering((word) => stemming.stem(word, locale));
  const grammar = new Set([...functionWords[locale]].map(fold));
  const ignored = new Set(words.ignored.flatMap(wordsOf)); // not folded: "bör" is not "bor"
  const said = [...words.synonyms.flatMap(({ said, meant }) => [...said, ...meant]), ...words.unpublished];
  const counts = new Map<string, number>();
  const published = passages.flatMap(({ title, text, asked }) => wordsOf([title, text, ...asked].join(' ')));
  for (const word of [...published, ...said.flatMap(wordsOf)]) {
    counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1);
  }
  const stems = new Set([...counts.keys()].filter((word) => !grammar.has(word)).map(stem));
  for (const word of [...grammar, ...[...ignored].map(fold)]) counts.set(word, counts.get(word) ?? 1);

  const used = new Set(published.map((word) => stem(fold(word))));
  const isWord = (part: string) => stems.has(stem(part)) && !grammar.has(part);
  const correctUnknown = createCorrector(counts);

  return {
    termsOf: remembering((word): readonly string[] => {
      const folded = fold(word);
      // Single letters are what is left of "don’t" and "kl.".
      if (folded.length < 2 || grammar.has(folded)) return [];
      const parts = locale === 'sv' ? partsOf(folded, isWord) : [];
      return [...new Set([folded, ...parts].map(stem))];
    }),
    isSubject: (word) =>
      word.length > 1 &&
      // "50 calls" and "400 calls" are the same subject; a year is one of its own.
      !/^\d{1,3}$/.test(word) &&
      !grammar.has(fold(word)) &&
      !ignored.has(word),
    isUsed: (word) => used.has(stem(fold(word))),
    correct: remembering((word) => {
      const folded = fold(word);
      if (counts.has(folded)) return word;
      if (stems.has(stem(folded))) {
        // "numer" has the stem of "numera" and was meant to be "nummer", which the site uses often.
        const meant = correctUnknown(folded);
        return meant !== undefined && (counts.get(meant) ?? 0) >= often ? meant : word;
      }
      if (locale === 'sv' && partsOf(folded, isWord).length > 0) return word;
      return correctUnknown(folded) ?? word;
    }),
  };
}

/** The same function, which works each word out once as long as there is room. */
function remembering<Result>(work: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const result = work(word);
    if (known.size < memory) known.set(word, result);
    return result;
  };
}
