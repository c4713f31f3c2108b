import type { Answer, LanguageKnowledge, Locale } from '../knowledge.ts';
import { featuresOf, type Features, type KnownWords, normalised, stem, wordsOf } from '../language/words.ts';
import { createClassifier, type Example, type Ranking } from './classifier.ts';
import { createEstimates } from './estimates.ts';
import { createQuotes } from './quotes.ts';

/** How many parts of a message are looked at, the last ones: more are no question. */
const maxParts = 10;

/** What is learnt of a language, to understand messages in it. */
export interface Learnt extends LanguageKnowledge {
  readonly locale: Locale;
  readonly classify: (question: Features) => Ranking;
  readonly rank: (message: string) => Ranking;
  /** The answer that has exactly this wording, or small talk in several sentences: "Hi! How are you?" */
  readonly exact: (message: string) => Answer | undefined;
  /** Whether a message is an example of what the site does not answer. */
  readonly isRefused: (message: string) => boolean;
  /** Whether a message says nothing without the question before it. */
  readonly isReference: (message: string) => boolean;
  /** Whether a message asks nothing and has no word but those of small talk. */
  readonly isTalkOnly: (message: string) => boolean;
  /** The parts of "What does it cost, and how long does it take?" */
  readonly partsOf: (message: string) => string[];
  readonly quote: ReturnType<typeof createQuotes>;
  readonly estimate?: ReturnType<typeof createEstimates>;
}

/** True for an answer to small talk, which has no question. */
export const isTalk = (answer?: Answer): boolean => answer !== undefined && answer.question === undefined;

/** Learns a language from its wordings and texts. */
export function learn(language: LanguageKnowledge, locale: Locale): Learnt {
  const { answers, outOfScope, followUps, estimates } = language;
  const exactReplies = byWording(answers);
  const refused = new Set(outOfScope.flat().map(normalised));
  const references = new Set(followUps.reference.map(normalised));
  const stemsOf = (text: string) => wordsOf(text).map((word) => stem(word, locale));
  const talkWords = new Set(answers.filter(isTalk).flatMap(({ wordings }) => wordings.flatMap(stemsOf)));
  const between = new RegExp(`[.?!,;+&\\n]+|\\s(?:${followUps.joins.join('|')})\\s`, 'i');
  const classes = answers.length + outOfScope.length;
  const classify = createClassifier(examplesOf(language, locale), classes, answers.length);
  const known = (message: string) => exactReplies.get(normalised(message));
  const partsOf = (message: string) =>
    message
      .split(between)
      .filter((part) => normalised(part) !== '')
      .slice(-maxParts);
  return {
    ...language,
    locale,
    classify,
    rank: (message) => classify(featuresOf(message, locale)),
    exact(message) {
      const parts = partsOf(message).map(known);
      return known(message) ?? (parts.every(isTalk) ? parts[0] : undefined);
    },
    isRefused: (message) => refused.has(normalised(message)),
    isReference: (message) => references.has(normalised(message)),
    isTalkOnly: (message) => !message.includes('?') && stemsOf(message).every((word) => talkWords.has(word)),
    partsOf,
    quote: createQuotes(
      language.passages,
      answers.map(({ wordings }) => wordings),
      locale,
    ),
    ...(estimates && { estimate: createEstimates(estimates, locale) }),
  };
}

/** Each wording with its answer. */
export function byWording(answers: readonly Answer[]): Map<string, Answer> {
  const all = new Map(
    answers.flatMap((answer) => answer.wordings.map((text) => [normalised(text), answer] as const)),
  );
  // Marks alone say nothing.
  all.delete('');
  return all;
}

/** The examples that a language is learnt from, class by class: the answers, then what has none. */
function examplesOf({ answers, outOfScope }: LanguageKnowledge, locale: Locale): Example[] {
  const classes = [
    // The question as the site puts it is worth two of what people write.
    ...answers.map(({ question = [], wordings }) => [question, question, wordings].flat()),
    ...outOfScope,
  ];
  const known: KnownWords = new Map();
  return classes.flatMap((wordings, classIndex) => {
    const { question, reply } = answers[classIndex] ?? {};
    // An answer has words that people may use.
    const texts = question && reply ? [...wordings, reply] : wordings;
    return texts.map((text) => ({ features: featuresOf(text, locale, known), classIndex }));
  });
}
