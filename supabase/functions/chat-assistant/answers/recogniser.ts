import type { Answer, LanguageKnowledge, Locale } from '../knowledge.ts';
import { featuresOf, type Features, normalised, stem, stemsOf, wordsOf } from '../language/words.ts';
import { createClassifier, type Ranking as RankingOf } from './classifier.ts';
import { createEstimates } from './estimates.ts';
import { createQuotes } from './quotes.ts';
import { lookUp } from './table.ts';

/** Only the last parts of a message are examined: a longer text is not a question. */
const maxParts = 10;

export type Ranking = RankingOf<Answer>;

/** Recognises what messages in a language ask for. */
export interface Recogniser extends LanguageKnowledge, WordsAsked {
  readonly locale: Locale;
  readonly classify: (question: Features) => Ranking;
  readonly rank: (message: string) => Ranking;
  /** The answer that has exactly this wording, or small talk in several sentences: "Hi! How are you?" */
  readonly exact: (message: string) => Answer | undefined;
  readonly isRefused: (message: string) => boolean;
  /** Whether a message asks nothing and has no word but those of small talk. */
  readonly isTalkOnly: (message: string) => boolean;
  /** The parts of "What does it cost, and how long does it take?" */
  readonly partsOf: (message: string) => string[];
  readonly quote: ReturnType<typeof createQuotes>;
  readonly estimate?: ReturnType<typeof createEstimates>;
}

/** True for an answer to small talk, which has no question. */
export const isTalk = (answer?: Answer): boolean => answer !== undefined && answer.question === undefined;

export function createRecogniser(language: LanguageKnowledge, locale: Locale): Recogniser {
  const { answers, followUps, estimates, trained } = language;
  const talkStems = new Set(trained.talkStems);
  const between = new RegExp(`[.?!,;+&\\n]+|\\s(?:${followUps.joins.join('|')})\\s`, 'i');
  const classifier = createClassifier(trained, answers.length);
  const classify = (features: Features): Ranking => {
    const { best, ...odds } = classifier(features);
    return { ...odds, best: best.flatMap((index) => answers[index] ?? []) };
  };
  const known = (message: string) => answerWithWording(normalised(message), language);
  const partsOf = (message: string) =>
    message
      .split(between)
      .filter((part) => normalised(part) !== '')
      .slice(-maxParts);
  const wordsAsked = createWordsAsked(language, locale);
  return {
    ...language,
    ...wordsAsked,
    locale,
    classify,
    rank: (message) => classify(featuresOf(message, locale)),
    exact(message) {
      const parts = partsOf(message).map(known);
      return known(message) ?? (parts.every(isTalk) ? parts[0] : undefined);
    },
    isRefused: (message) => Number(lookUp(trained.wordings, normalised(message))) >= answers.length,
    isTalkOnly: (message) =>
      !message.includes('?') && wordsOf(message).every((word) => talkStems.has(stem(word, locale))),
    partsOf,
    quote: createQuotes(language, locale),
    ...(estimates && { estimate: createEstimates(estimates, locale, wordsAsked.isBare) }),
  };
}

/** The answer that has a wording. @param wording as `normalised` gives it */
export function answerWithWording(
  wording: string,
  { answers, trained }: LanguageKnowledge,
): Answer | undefined {
  return answers[Number(lookUp(trained.wordings, wording))];
}

/** Tells from its words how a message depends on the ones before it. */
interface WordsAsked {
  /** The stems of a message that name a subject: none in "And how much is that?" */
  readonly subjectsIn: (message: string) => readonly string[];
  readonly isBare: (message: string) => boolean;
  /** Whether a message has a word such as "it". */
  readonly refers: (message: string) => boolean;
  /** Tells whether a message asks for a price, a time and the like, and which sentences tell it. */
  readonly askOf: (message: string) => Ask | undefined;
  /** The corrected subject, as in "No, I meant the chat". */
  readonly correctionIn: (message: string) => string | undefined;
}

/** `tells` is absent for asks such as “why”: no particular word marks a reason. */
export interface Ask {
  readonly tells?: (sentence: string) => boolean;
}

function createWordsAsked({ followUps }: LanguageKnowledge, locale: Locale): WordsAsked {
  const asks = followUps.asks.map(({ words, tells }) => {
    const told = new Set(stemsOf(tells, locale));
    return {
      asked: new Set(stemsOf(words, locale)),
      ...(tells.length > 0 && {
        tells: (sentence: string) =>
          (tells.includes('#') && /\d/.test(sentence)) ||
          stemsOf([sentence], locale).some((stem) => told.has(stem)),
      }),
    };
  });
  const bare = new Set([...stemsOf(followUps.bare, locale), ...asks.flatMap(({ asked }) => [...asked])]);
  const referring = new Set(stemsOf(followUps.refers, locale));
  // Longer ones first: "jag menade" before "menade".
  const corrections = followUps.corrections.map(normalised).toSorted((a, b) => b.length - a.length);
  const subjectsIn = (message: string) => stemsOf([message], locale).filter((stem) => !bare.has(stem));
  const isBare = (message: string) => subjectsIn(message).length === 0;
  return {
    subjectsIn,
    isBare,
    refers: (message) => stemsOf([message], locale).some((stem) => referring.has(stem)),
    askOf(message) {
      const stems = stemsOf([message], locale);
      const found = asks.filter(({ asked }) => stems.some((stem) => asked.has(stem)));
      const telling = found.flatMap(({ tells }) => tells ?? []);
      // "Why so long?" asks for a reason.
      if (telling.length < found.length || telling.length === 0) return found.find(({ tells }) => !tells);
      return { tells: (sentence) => telling.some((tells) => tells(sentence)) };
    },
    correctionIn(message) {
      const isRejected = (part: string) => followUps.rejects.includes(wordsOf(part)[0] ?? '');
      const parts = message.split(/[,.;!]/).filter((part) => !isRejected(part));
      const words = ` ${normalised(parts.join(' '))} `;
      for (const correction of corrections) {
        const [before = '', meant = ''] = words.split(` ${correction} `);
        if (isBare(before) && !isBare(meant)) return meant.trim();
      }
      return undefined;
    },
  };
}
