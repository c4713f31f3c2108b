/** Trains the function on a site's wordings. Runs during the build, so that the function only reads the result. */

import { encodeTable } from '../answers/sorted-table.ts';
import {
  type Answer,
  type IndexedPassage,
  type Knowledge,
  type LanguageKnowledge,
  type Locale,
  outOfScope,
  type Passage,
  type TrainedClassifier,
} from '../knowledge.ts';
import { featuresOf, normalised, sentencesOf, stemsOf, type WordCache } from '../language/words.ts';

export interface AnswerWithWordings extends Answer {
  readonly wordings: readonly string[];
  /**
   * Wordings of the further aspects of a question that has several. Each aspect is its own class: a shared class
   * would blur them.
   */
  readonly aspects?: readonly (readonly string[])[];
}

/** The wordings of a question, including those of its further aspects. */
export const allWordings = ({
  wordings,
  aspects = [],
}: Pick<AnswerWithWordings, 'wordings' | 'aspects'>): string[] => [...wordings, ...aspects.flat()];

export interface UntrainedLanguage extends Omit<LanguageKnowledge, 'answers' | 'passages' | 'trained'> {
  /** Empty for a language without answers. */
  readonly answers: readonly AnswerWithWordings[];
  /** Wordings of out-of-scope questions, one list per kind. */
  readonly outOfScope: readonly (readonly string[])[];
  readonly passages: readonly Passage[];
}

export type UntrainedKnowledge = Readonly<Record<Locale, UntrainedLanguage>>;

/** A stem in the wordings of more than 20 % of the answers is a question word, not a topic. */
const commonShare = 0.2;

/** Creates the function's knowledge. */
export function train(knowledge: UntrainedKnowledge): Knowledge {
  return Object.fromEntries(
    Object.entries(knowledge).map(([locale, language]) => [locale, trainLanguage(language)]),
  );
}

function trainLanguage(language: UntrainedLanguage): LanguageKnowledge {
  const { answers, outOfScope: _outOfScope, passages, ...rest } = language;
  const { locale } = rest;
  const smallTalk = answers.flatMap(({ question, wordings }) => (question ? [] : wordings));
  return {
    ...rest,
    answers: answers.map(({ wordings: _wordings, aspects: _aspects, ...answer }) => answer),
    passages: passages.map((passage) => indexPassage(passage, locale)),
    trained: {
      ...countFeatures(examplesOf(language), locale),
      aspects: answers.flatMap(({ aspects = [] }, index) => aspects.map(() => index)),
      answerByWording: indexWordings(language),
      smallTalkStems: stemsOf(smallTalk, locale),
      commonStems: commonStems(answers, locale),
      passageCounts: countPassages(passages, locale),
    },
  };
}

/** The training texts of each class: answers, then further aspects of their questions, then out of scope. */
function examplesOf({ answers, outOfScope }: UntrainedLanguage): string[][] {
  // The site's own question counts twice. The answer contains words that people may use.
  const examples = ({ question, reply }: Answer, wordings: readonly string[]) =>
    question ? [question, question, ...wordings, reply] : [...wordings];
  return [
    ...answers.map((answer) => examples(answer, answer.wordings)),
    ...answers.flatMap((answer) => (answer.aspects ?? []).map((aspect) => examples(answer, aspect))),
    ...outOfScope.map((wordings) => [...wordings]),
  ];
}

/** Counts how many texts of each class have each feature. */
export function countFeatures(
  classes: readonly (readonly string[])[],
  locale: Locale,
): Pick<TrainedClassifier, 'classCountsByFeature' | 'featureCount' | 'totals'> {
  const vocabulary = new Map<string, Map<number, number>>();
  const cache: WordCache = new Map();
  const totals = classes.map((texts, classIndex) => {
    const features = texts.flatMap((text) => [...featuresOf(text, locale, cache).keys()]);
    for (const feature of features) {
      const counts = vocabulary.get(feature) ?? new Map<number, number>();
      vocabulary.set(feature, counts.set(classIndex, (counts.get(classIndex) ?? 0) + 1));
    }
    return features.length;
  });
  const encodedCounts = [...vocabulary].map(([feature, counts]) => {
    const all = [...counts].map(([classIndex, count]) => (count > 1 ? `${classIndex}:${count}` : classIndex));
    return [feature, all.join(' ')] as const;
  });
  return { classCountsByFeature: encodeTable(encodedCounts), featureCount: vocabulary.size, totals };
}

/**
 * A table from wording to the index of its answer. If the same wording occurs more than once, the last one counts. Out of
 * scope comes first, then the wordings of answers, and last the questions themselves and small talk.
 */
function indexWordings({ answers, outOfScope: refusals }: UntrainedLanguage): string {
  const refused = refusals.map((wordings) => ({ wordings, index: outOfScope }));
  const asked = answers.map((answer, index) => ({ wordings: allWordings(answer), index }));
  const inEveryLanguage = answers.map(({ question, wordings }, index) => ({
    wordings: question ? [question] : wordings,
    index,
  }));
  const indices = [...refused, ...asked, ...inEveryLanguage].flatMap(({ wordings, index }) =>
    wordings.map((wording) => [normalised(wording), index] as const),
  );
  // Text with only punctuation is not a question.
  const meaningful = indices.filter(([wording, index]) => wording !== '' || index === outOfScope);
  return encodeTable(new Map(meaningful));
}

/** Stems in the wordings of many answers, which therefore say little. */
function commonStems(answers: UntrainedLanguage['answers'], locale: Locale): string[] {
  const counts = countOf(answers.map((answer) => stemsOf(allWordings(answer), locale)));
  const maxAnswers = Math.max(1, commonShare * answers.length);
  return [...counts].flatMap(([stem, count]) => (count > maxAnswers ? stem : []));
}

/** Splits a passage into sentences, with their stems. */
function indexPassage(passage: Passage, locale: Locale): IndexedPassage {
  const stems = (text: string) => stemsOf([text], locale).join(' ');
  return {
    ...passage,
    titleStems: stems(passage.title),
    sentences: sentencesOf(passage.text).map((text) => ({ text, stems: stems(text) })),
  };
}

/** A table from stem to the number of passages containing it. */
function countPassages(passages: readonly Passage[], locale: Locale): string {
  return encodeTable(countOf(passages.map(({ title, text }) => stemsOf([title, text], locale))));
}

/** How often each text occurs in the lists. */
export function countOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of lists.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
