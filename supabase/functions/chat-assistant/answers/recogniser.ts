import type { Answer, LanguageKnowledge, Locale } from '../knowledge.ts';
import { featuresOf, type Features, normalised, stem, stemsOf, wordsOf } from '../language/words.ts';
import { createClassifier, type Ranking as RankingOf } from './classifier.ts';
import { createEstimates } from './estimates.ts';
import { createQuotes } from './quotes.ts';
import { lookUp } from './table.ts';

/** Only the last parts of a message are examined: a longer text is not a question. */
const maxParts = 10;

export interface Ranking extends RankingOf<Answer> {
  /** Present if the conversation decides the first answer, whatever the message's own odds. */
  readonly isFromContext?: true;
}

/** Recognises what messages in a language ask for. */
export interface Recogniser extends LanguageKnowledge, FollowUpWords {
  readonly locale: Locale;
  readonly classify: (question: Features) => Ranking;
  readonly rank: (message: string) => Ranking;
  /** The answer that has exactly this wording, or small talk in several sentences: "Hi! How are you?" */
  readonly exactAnswer: (message: string) => Answer | undefined;
  readonly isRefused: (message: string) => boolean;
  /** Whether a message asks nothing and has no word but those of small talk. */
  readonly isOnlySmallTalk: (message: string) => boolean;
  /** The parts of "What does it cost, and how long does it take?" */
  readonly partsOf: (message: string) => string[];
  readonly quote: ReturnType<typeof createQuotes>;
  readonly estimate: ReturnType<typeof createEstimates>;
}

/** True for an answer to small talk, which has no question. */
export const isSmallTalk = (answer?: Answer): boolean =>
  answer !== undefined && answer.question === undefined;

export function createRecogniser(language: LanguageKnowledge, locale: Locale): Recogniser {
  const { answers, followUps, estimates, trained } = language;
  const smallTalkStems = new Set(trained.smallTalkStems);
  const between = new RegExp(`[.?!,;+&\\n]+|\\s(?:${followUps.conjunctions.join('|')})\\s`, 'i');
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
  const followUpWords = createFollowUpWords(language, locale);
  return {
    ...language,
    ...followUpWords,
    locale,
    classify,
    rank: (message) => classify(featuresOf(message, locale)),
    exactAnswer(message) {
      const parts = partsOf(message).map(known);
      return known(message) ?? (parts.every(isSmallTalk) ? parts[0] : undefined);
    },
    isRefused: (message) => Number(lookUp(trained.wordings, normalised(message))) >= answers.length,
    isOnlySmallTalk: (message) =>
      !message.includes('?') && wordsOf(message).every((word) => smallTalkStems.has(stem(word, locale))),
    partsOf,
    quote: createQuotes(language, locale),
    estimate: createEstimates(estimates, followUpWords.namesSubject),
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
interface FollowUpWords {
  /** The stems of a message that name a subject: none in "And how much is that?" */
  readonly subjectsIn: (message: string) => readonly string[];
  readonly namesSubject: (message: string) => boolean;
  /** Whether a message has a word such as "it". */
  readonly hasPronoun: (message: string) => boolean;
  readonly questionTypeOf: (message: string) => QuestionType | undefined;
  /** The corrected subject, as in "No, I meant the chat". */
  readonly correctionIn: (message: string) => string | undefined;
}

/** Asks for a price, a time and the like. */
interface QuestionType {
  /** Absent for questions such as “why”: no particular word marks a reason. */
  readonly isAnsweredBy?: (sentence: string) => boolean;
}

function createFollowUpWords({ followUps }: LanguageKnowledge, locale: Locale): FollowUpWords {
  const questionTypes = followUps.questionTypes.map(({ questionWords, answerWords }) => {
    const answerStems = new Set(stemsOf(answerWords, locale));
    return {
      questionStems: new Set(stemsOf(questionWords, locale)),
      ...(answerWords.length > 0 && {
        isAnsweredBy: (sentence: string) =>
          (answerWords.includes('#') && /\d/.test(sentence)) ||
          stemsOf([sentence], locale).some((stem) => answerStems.has(stem)),
      }),
    };
  });
  const stopStems = new Set([
    ...stemsOf(followUps.stopWords, locale),
    ...questionTypes.flatMap(({ questionStems }) => [...questionStems]),
  ]);
  const pronounStems = new Set(stemsOf(followUps.pronouns, locale));
  // Longer ones first: "jag menade" before "menade".
  const corrections = followUps.corrections.map(normalised).toSorted((a, b) => b.length - a.length);
  const subjectsIn = (message: string) => stemsOf([message], locale).filter((stem) => !stopStems.has(stem));
  const namesSubject = (message: string) => subjectsIn(message).length > 0;
  return {
    subjectsIn,
    namesSubject,
    hasPronoun: (message) => stemsOf([message], locale).some((stem) => pronounStems.has(stem)),
    questionTypeOf(message) {
      const stems = stemsOf([message], locale);
      const found = questionTypes.filter(({ questionStems }) =>
        stems.some((stem) => questionStems.has(stem)),
      );
      const open = found.find(({ isAnsweredBy }) => !isAnsweredBy);
      // "Why so long?" asks for a reason.
      if (open || found.length === 0) return open;
      return { isAnsweredBy: (sentence) => found.some(({ isAnsweredBy }) => isAnsweredBy?.(sentence)) };
    },
    correctionIn(message) {
      const isNegated = (part: string) => followUps.negations.includes(wordsOf(part)[0] ?? '');
      const parts = message.split(/[,.;!]/).filter((part) => !isNegated(part));
      const words = ` ${normalised(parts.join(' '))} `;
      for (const correction of corrections) {
        const [before = '', corrected = ''] = words.split(` ${correction} `);
        if (!namesSubject(before) && namesSubject(corrected)) return corrected.trim();
      }
      return undefined;
    },
  };
}
