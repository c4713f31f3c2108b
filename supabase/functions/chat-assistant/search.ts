import MiniSearch from 'minisearch';
import type { Concept } from './concepts.ts';
import type { Passage } from './knowledge.ts';
import { wordsOf } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { lettersOf, textLikeness } from './text-likeness.ts';

/** A concept of the question as a passage speaks of it. */
export interface Match {
  /** The terms that speak of it. */
  readonly terms: ReadonlySet<string>;
  /** How much the concept tells: near 0 when all passages use its words, most when none does. */
  readonly weight: number;
}

/** A passage that fits a question. */
export interface Hit {
  readonly passage: Passage;
  /** For comparing the hits of one question with each other. */
  readonly score: number;
  /**
   * How much of the question the passage speaks of: 0 nothing, 1 all of it. Words that the site never
   * uses count most.
   */
  readonly coverage: number;
  /** How much the question is like one that people are known to ask about the passage, up to 1. */
  readonly likeness: number;
  readonly matches: readonly Match[];
}

/** Finds the passages that fit, best first. */
export type Search = (query: Query) => readonly Hit[];

/** What to look for. */
export interface Query {
  readonly concepts: readonly Concept[];
  /** What the conversation was about before; it helps to choose and proves nothing. */
  readonly context?: readonly Concept[];
  /** The question as it was written. */
  readonly text: string;
}

/**
 * How much a word in each field tells. The page's title is shared by all its passages, and the parts
 * of the passage's compounds ("svar" of "svarstid") are less than words.
 */
const fieldBoost = { heading: 2, title: 0.6, text: 1, asked: 1.3, parts: 0.4 };

/** What it counts when a passage holds only some words of an expression. */
const partial = 0.4;

/** What the conversation was about counts this much beside what is asked now. */
const contextTrust = 0.6;

/** What a word tells that the site never uses: more than the rarest that it does use. */
const unknownWeight = 1.25;

/** How far a passage is ahead that people are known to ask for in these words. */
const likenessBoost = 10;

/** The weight of a middling concept, for those of a known question that were not asked now. */
const usualWeight = 0.5;

/**
 * How much a concept counts in what a passage covers. Common ones count too: who asks what Fortnox
 * costs is not answered by what else is said of Fortnox.
 */
function countOf(weight: number): number {
  return 0.5 + weight / 2;
}

/** Makes the search over the passages of one language. */
export function createSearch(
  passages: readonly Passage[],
  lexicon: Lexicon,
  conceptsOf: (question: string) => readonly Concept[],
): Search {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: Object.keys(fieldBoost),
    extractField: (passage, field) =>
      field === 'parts' ? `${passage.heading} ${passage.text}` : String(passage[field as keyof Passage]),
    tokenize: wordsOf,
    processTerm(word, field) {
      const [own, ...parts] = lexicon.termsOf(word);
      return field === 'parts' ? parts : own;
    },
    // What is asked for are stems already.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: fieldBoost },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  const questions = passages.map(({ asked }) =>
    asked.map((question) => ({ concepts: conceptsOf(question), letters: lettersOf(question) })),
  );

  /** The score of each passage that holds a term. */
  const scoresOf = (term: string): ReadonlyMap<number, number> =>
    new Map(index.search(term).map(({ id, score }) => [Number(id), score]));

  return ({ concepts, context = [], text }) => {
    const known = new Map<string, ReadonlyMap<number, number>>();
    const scores = (term: string) => {
      const found = known.get(term) ?? scoresOf(term);
      known.set(term, found);
      return found;
    };
    const asked = concepts.map((concept) => measure(concept, scores));
    const before = context.map((concept) => measure(concept, scores));
    const total = asked.reduce((sum, { weight }) => sum + countOf(weight), 0);
    const allWeight = asked.reduce((sum, { weight }) => sum + weight, 0);
    const weights = new Map(concepts.map(({ key }, index) => [key, asked[index]?.weight ?? 0]));
    const letters = lettersOf(text);
    /** How much a question of the table is this one: by what both name of all that either names, and by the wording. */
    const likenessOf = (question: (typeof questions)[number][number]): number => {
      const shared = question.concepts.reduce((sum, { key }) => sum + (weights.get(key) ?? 0), 0);
      const others = question.concepts.filter(({ key }) => !weights.has(key)).length * usualWeight;
      return shared === 0 ? 0 : (shared / (allWeight + others) + textLikeness(question.letters, letters)) / 2;
    };

    return passages
      .map((passage, id): Hit => {
        let score = 0;
        let covered = 0;
        const matches: Match[] = [];
        for (const { weight, look } of asked) {
          const { terms, ...found } = look(id);
          score += found.score * weight;
          covered += found.share * countOf(weight);
          if (terms.size > 0) matches.push({ terms, weight });
        }
        for (const { weight, look } of before) score += look(id).score * weight * contextTrust;
        const coverage = total === 0 ? 0 : covered / total;
        const likeness = Math.max(0, ...(questions[id] ?? []).map(likenessOf));
        score *= passage.weight * (0.05 + coverage ** 3) * (1 + likenessBoost * likeness ** 2);
        return { passage, score, coverage, likeness, matches };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  };

  /** Looks a concept up: what it tells, and how far each passage speaks of it. */
  function measure({ ways }: Concept, scores: (term: string) => ReadonlyMap<number, number>) {
    const rarities = ways
      .flatMap(({ terms }) => terms)
      .map((term) => scores(term).size)
      .filter((uses) => uses > 0)
      .map((uses) => Math.log((passages.length + 1) / uses) / Math.log(passages.length + 1));

    return {
      weight: Math.max(...(rarities.length > 0 ? rarities : [unknownWeight])),
      look(passage: number) {
        let score = 0;
        let share = 0;
        const terms = new Set<string>();
        for (const way of ways) {
          const found = way.terms.filter((term) => scores(term).has(passage));
          if (found.length === 0) continue;
          const isWhole = found.length === way.terms.length;
          const sum = found.reduce((sum, term) => sum + (scores(term).get(passage) ?? 0), 0);
          const factor = way.trust * (isWhole ? 1 : partial);
          // The best way in which the passage says it; saying it in many ways makes it no truer.
          score = Math.max(score, (sum * factor) / Math.sqrt(way.terms.length));
          share = Math.max(share, isWhole ? 1 : (found.length / way.terms.length) * partial);
          for (const term of found) terms.add(term);
        }
        return { score, share, terms };
      },
    };
  }
}
