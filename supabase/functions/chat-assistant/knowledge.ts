/** The format of knowledge.json, which src/integrations/knowledge/ creates on each build from the published site. */

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
  /** The stems of its words, separated by spaces. */
  readonly stems: string;
}

export interface IndexedPassage extends Passage {
  readonly titleStems: string;
  readonly sentences: readonly Sentence[];
}

export interface StandardReplies {
  /** Markdown that says how to reach a person, used if the site has no answer. */
  readonly unknown: string;
  /** Markdown: used if the question is not understood, before the nearest questions. */
  readonly unsure: string;
  /** Shown under an answer that may be wrong, before other questions. */
  readonly alternatives: string;
}

export interface Answer {
  /** Unique within a language, and the same in every language. */
  readonly id: string;
  /** Absent for small talk, which is never suggested. */
  readonly question?: string;
  /** Markdown, with a link to more on the site. */
  readonly reply: string;
  /** Ids of the answers that visitors ask for next, likeliest first. */
  readonly related?: readonly string[];
}

/** The index of the answer to an out-of-scope wording. */
export const outOfScope = -1;

/**
 * The trained classifier of a language. Its classes are the answers, in order, then the further aspects of their
 * questions, then the kinds of questions without an answer. For the table format, see answers/sorted-table.ts.
 */
export interface TrainedClassifier {
  /** The answer index of each further aspect. */
  readonly aspects: readonly number[];
  /** A table from wording, as returned by `normalised`, to the index of its answer, or to `outOfScope`. */
  readonly answerByWording: string;
  /** A table from feature to the classes that have it, with the count if it is above one, such as "3 17:2". */
  readonly classCountsByFeature: string;
  readonly featureCount: number;
  readonly totals: readonly number[];
  readonly smallTalkStems: readonly string[];
  /** Stems in the wordings of many answers, which therefore say little. */
  readonly commonStems: readonly string[];
  /** A table from stem to the number of passages containing it. */
  readonly passageCounts: string;
}

/** The replies for companies of each size, and how people state it: "{n} people", "me and {n+1}". */
export interface Estimates {
  readonly peoplePhrases: readonly string[];
  /** By period; a number without a period is per month. */
  readonly callPhrases: Readonly<Record<'day' | 'week' | 'month', readonly string[]>>;
  /** Words such as "missed": a number next to one is not the number of all calls. */
  readonly missedWords: readonly string[];
  readonly numberWords: Readonly<Record<string, number>>;
  /** Ids of the answers that an estimate replaces. */
  readonly priceAnswerIds: readonly string[];
  readonly calculationAnswerIds: readonly string[];
  readonly sizes: readonly {
    readonly from: number;
    readonly to: number;
    readonly people: string;
    readonly price: Pick<Answer, 'id' | 'reply'>;
    /** The calculator's initial inputs. */
    readonly inputs: AgentInputs;
  }[];
  readonly outside: string;
  /** With slots for `calls`, `people`, `setup`, `fees`, `net` and `months`. */
  readonly verdicts: { readonly pays: string; readonly slow: string; readonly never: string };
}

export interface LanguageKnowledge {
  readonly locale: Locale;
  readonly standardReplies: StandardReplies;
  readonly answers: readonly Answer[];
  readonly trained: TrainedClassifier;
  readonly followUps: {
    /** Messages that ask for the previous answer in this language. */
    readonly translationRequests: readonly string[];
    /** Words that are not a subject, such as "how" and "it". */
    readonly stopWords: readonly string[];
    /** Words that ask for a price, a time and so on, and words in sentences that answer them; `#` is any number. */
    readonly questionTypes: readonly {
      readonly questionWords: readonly string[];
      readonly answerWords: readonly string[];
    }[];
    /** Words that refer to something said before, such as "it". */
    readonly pronouns: readonly string[];
    /** Phrases that start a correction, such as "I meant". */
    readonly corrections: readonly string[];
    /** Words that start the rejected part of a correction, such as "not". */
    readonly negations: readonly string[];
    /** Words between two questions in one message. */
    readonly conjunctions: readonly string[];
  };
  readonly estimates: Estimates;
  /** The letter n-grams of the language, most frequent first, separated by spaces. */
  readonly ngrams: string;
  readonly passages: readonly IndexedPassage[];
}

/** By language, the default language first. */
export type Knowledge = Readonly<Record<Locale, LanguageKnowledge>>;
