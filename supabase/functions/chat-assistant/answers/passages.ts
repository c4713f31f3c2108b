import type { Locale, Passage } from '../knowledge.ts';
import { stem } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';

export interface Hit {
  readonly passage: Passage;
  /**
   * What speaks for the passage, in natural logarithms: the worth of the question's words that it holds, twice
   * where its title holds them, less that of those which it does not. Rare words are worth most.
   */
  readonly evidence: number;
}

/** What a word is worth, in natural logarithms, that no passage holds. */
const unknownWorth = 7;

/** How many of the best matches are looked at. */
const candidates = 20;

/** A word of the title tells more of what a passage is about than one of its text. */
const titleWeight = 2;

/** The usual parameters of BM25: how soon repetition counts no more, and how much length counts against. */
const k1 = 1.2;
const b = 0.75;

/** In which passages a stem stands, and how often in each. */
type Holders = Map<number, number>;

/**
 * Makes the search over the passages of one language, for what no written answer covers. It ranks by BM25, in
 * its usual form: a library's index takes eight times as long to make, at every start of the function.
 *
 * @returns a function that gives the best passages, best first
 */
export function createPassageSearch(passages: readonly Passage[], locale: Locale): (text: string) => Hit[] {
  // Texts repeat their words; stemming each once halves the start.
  const known = new Map<string, string>();
  const stemOf = (word: string): string => {
    const found = known.get(word) ?? stem(word, locale);
    known.set(word, found);
    return found;
  };
  const index = new Map<string, Holders>();
  const add = (one: string, id: number, weight: number): void => {
    const holders: Holders = index.get(one) ?? new Map<number, number>();
    index.set(one, holders.set(id, (holders.get(id) ?? 0) + weight));
  };
  const titles: Set<string>[] = [];
  const lengths = passages.map(({ title, text }, id) => {
    const [inTitle, inText] = [manyStems(title), manyStems(text)];
    for (const one of inTitle) add(one, id, titleWeight);
    for (const one of inText) add(one, id, 1);
    titles.push(new Set(inTitle));
    return titleWeight * inTitle.length + inText.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const worthOf = (one: string): number => {
    const count = index.get(one)?.size;
    return count === undefined ? unknownWorth : Math.log((passages.length + 1) / count);
  };

  return (text) => {
    const stems = [...new Set(wordsOf(text).map((word) => stem(word, locale)))];
    const scores = new Map<number, number>();
    for (const one of stems) {
      for (const [id, count] of index.get(one) ?? []) {
        const length = 1 - b + (b * (lengths[id] ?? 0)) / mean;
        const score = (worthOf(one) * count * (k1 + 1)) / (count + k1 * length);
        scores.set(id, (scores.get(id) ?? 0) + score);
      }
    }
    return [...scores]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, candidates)
      .flatMap(([id]): Hit[] => {
        const passage = passages[id];
        const evidence = stems.reduce((sum, one) => {
          const held = index.get(one)?.has(id) ? 1 : -1;
          return sum + (held + (titles[id]?.has(one) ? 1 : 0)) * worthOf(one);
        }, 0);
        return passage ? [{ passage, evidence }] : [];
      });
  };

  /** The stems of a text of any length: only questions are limited. */
  function manyStems(text: string): string[] {
    return text.split(/\n|(?<=[.!?])\s+/).flatMap((part) => wordsOf(part).map(stemOf));
  }
}
