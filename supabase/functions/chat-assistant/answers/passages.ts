import MiniSearch from 'minisearch';
import type { Locale, Passage } from '../knowledge.ts';
import { stem } from '../language/stem.ts';
import { wordsOf } from '../language/words.ts';

export interface Hit {
  readonly passage: Passage;
  /** The share of the question, rare words counting most, that the passage speaks of: 0 to 1. */
  readonly coverage: number;
}

/** What a word is worth, in natural logarithms, that no passage holds. */
const unknownWorth = 7;

/** How many of the best matches are looked at. */
const candidates = 10;

/**
 * Makes the search over the passages of one language, for what no written answer covers.
 *
 * @returns a function that gives the best passages, best first
 */
export function createPassageSearch(passages: readonly Passage[], locale: Locale): (text: string) => Hit[] {
  const stemsOf = (text: string) => wordsOf(text).map((word) => stem(word, locale));
  const allStems = passages.map(({ title, text }) => new Set(manyStems(`${title} ${text}`)));
  const holders = new Map<string, number>();
  for (const stems of allStems) for (const one of stems) holders.set(one, (holders.get(one) ?? 0) + 1);
  const worthOf = (one: string) => {
    const count = holders.get(one);
    return count === undefined ? unknownWorth : Math.log((passages.length + 1) / count);
  };

  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: manyStems,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 2 } },
  });
  index.addAll(passages.map(({ title, text }, id) => ({ id, title, text })));

  return (text) => {
    const stems = [...new Set(stemsOf(text))];
    const whole = stems.reduce((sum, one) => sum + worthOf(one), 0);
    return index
      .search(stems.join(' '), { tokenize: (query) => query.split(' ') })
      .slice(0, candidates)
      .flatMap(({ id }): Hit[] => {
        const passage = passages[id as number];
        const own = allStems[id as number];
        if (!passage || !own || whole === 0) return [];
        const covered = stems.reduce((sum, one) => sum + (own.has(one) ? worthOf(one) : 0), 0);
        return [{ passage, coverage: covered / whole }];
      })
      .toSorted((a, b) => b.coverage - a.coverage);
  };

  /** The stems of a text of any length. */
  function manyStems(text: string): string[] {
    return text.split('\n').flatMap((line) => line.split(/(?<=[.!?])\s+/).flatMap(stemsOf));
  }
}
