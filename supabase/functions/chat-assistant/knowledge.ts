/** The form of knowledge.json, which src/integrations/knowledge/ makes at each build from what the site publishes. */

import type { AgentInputs } from '../_shared/payback.ts';

export type Locale = string;

export interface Passage {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly href: string;
}

export interface Sentence {
  /** Markdown, without links. */
  readonly text: string;
  /** The stems of its words, with spaces between them. */
  readonly stems: string;
}

export interface IndexedPassage extends Passage {
  readonly titleStems: string;
  readonly sentences: readonly Sentence[];
}

export interface Sentences {
  /** Markdown: said when the site has no answer, with the way to a person. */
  readonly unknown: string;
  /** Markdown: said when the question is not understood, before the nearest questions. */
  readonly unsure: string;
  /** Said under an answer that may not be the one asked for, before other questions. */
  readonly alternatives: string;
}

export interface Answer {
  /** Unique in its language and the same in all. */
  readonly id: string;
  /** Absent for small talk, which is never suggested. */
  readonly question?: string;
  /** Markdown, with the link to where the site says more. */
  readonly reply: string;
  /** Ids of the answers that visitors ask for next, likeliest first. */
  readonly related?: readonly string[];
}

/**
 * The trained classifier of a language. Its classes are the answers, in their order, then the further aspects of their
 * questions and the kinds of questions without an answer. Tables are those of answers/sorted-map.ts.
 */
export interface Trained {
  /** The index of the answer of each further aspect. */
  readonly aspects: readonly number[];
  /** A table from wording, as `normalised` gives it, to the index of its answer; a higher number if it has none. */
  readonly wordings: string;
  /** A table from feature to the classes that have it, with the count where it is above one, such as "3 17:2". */
  readonly features: string;
  readonly featureCount: number;
  readonly totals: readonly number[];
  readonly smallTalkStems: readonly string[];
  /** The stems by which people ask for many answers. */
  readonly commonStems: readonly string[];
  /** A table from stem to the number of passages that have it. */
  readonly passageCounts: string;
}

/** The replies for companies of each size, and how people write the numbers in them: "{n} people", "me and {n+1}". */
export interface Estimates {
  readonly people: readonly string[];
  /** By period; a number without one is for a month. */
  readonly calls: Readonly<Record<'day' | 'week' | 'month', readonly string[]>>;
  /** Words of messages whose number is not that of all calls. */
  readonly missed: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Ids of the answers that an estimate takes the place of. */
  readonly priceAnswers: readonly string[];
  readonly calculationAnswers: readonly string[];
  readonly sizes: readonly {
    readonly from: number;
    readonly to: number;
    readonly people: string;
    readonly price: Pick<Answer, 'id' | 'reply'>;
    /** The calculator's first inputs. */
    readonly inputs: AgentInputs;
  }[];
  readonly outside: string;
  /** With slots for `calls`, `people`, `setup`, `fees`, `net` and `months`. */
  readonly verdicts: { readonly pays: string; readonly slow: string; readonly never: string };
}

export interface LanguageKnowledge {
  readonly locale: Locale;
  readonly sentences: Sentences;
  readonly answers: readonly Answer[];
  readonly trained: Trained;
  readonly followUps: {
    /** Messages that ask for the previous answer in this language. */
    readonly translation: readonly string[];
    /** Words that name no subject, such as "how" and "it". */
    readonly stopWords: readonly string[];
    /** Words that ask for a price, a time and the like, and words of the sentences that answer; `#` is any figure. */
    readonly questionTypes: readonly {
      readonly questionWords: readonly string[];
      readonly answerWords: readonly string[];
    }[];
    /** Words for what was said before, such as "it". */
    readonly pronouns: readonly string[];
    /** Words after which a message says what the one before it meant. */
    readonly corrections: readonly string[];
    /** Words that begin a part of such a message which is not meant, such as "not". */
    readonly negations: readonly string[];
    /** Words between two questions in one message. */
    readonly conjunctions: readonly string[];
  };
  readonly estimates: Estimates;
  /** The letter n-grams of the language, most frequent first, separated by spaces. */
  readonly ngrams: string;
  readonly passages: readonly IndexedPassage[];
}

/** By language, the default one first. */
export type Knowledge = Readonly<Record<Locale, LanguageKnowledge>>;
