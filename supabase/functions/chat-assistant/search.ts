import MiniSearch from 'minisearch';
import type { Locale, Passage } from './knowledge.ts';
import { functionWords, wordsOf } from './language.ts';

/** The passage that fits a question best. */
export interface Hit {
  readonly passage: Passage;
  /**
   * How well it fits. About 1.5 when the passage holds each subject word of the question once and no
   * other passage holds any; more when a word stands in the title or often, less for common words.
   */
  readonly score: number;
  /** The words of the passage that the question matched. */
  readonly terms: readonly string[];
}

/** Finds the best passage in one language; undefined when no word of the question is known. */
export type Search = (question: string) => Hit | undefined;

/**
 * Makes the search over the passages of one language. Tolerates typing errors of one letter in
 * five, two at most, and finds longer words by their beginning, such as "fakturor" by "faktur".
 */
export function createSearch(passages: readonly Passage[], locale: Locale): Search {
  const subjectOf = (word: string) => (word.length < 2 || functionWords[locale].has(word) ? null : word);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: subjectOf,
    // maxFuzzy: a long message of odd words takes 50 ms with it and up to a second without, half of
    // the time that a function has.
    searchOptions: { boost: { title: 2 }, prefix: (term) => term.length > 3, fuzzy: 0.2, maxFuzzy: 2 },
  });
  const own = passages.filter((passage) => passage.locale === locale);
  index.addAll(own.map((passage, id) => ({ ...passage, id })));
  // What BM25 gives a word that one passage has. In this unit scores do not grow with the site.
  const rarest = Math.log(1 + (own.length - 0.5) / 1.5);

  return (question) => {
    const [best] = index.search(question);
    const passage = best && own[Number(best.id)];
    if (!passage) return undefined;
    const asked = new Set(wordsOf(question).filter((word) => subjectOf(word) !== null)).size;
    return { passage, score: best.score / asked / rarest, terms: best.terms };
  };
}
