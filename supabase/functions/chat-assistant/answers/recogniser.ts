import { stem } from '../../_shared/stems.ts';
import { type Answer, type LanguageKnowledge, outOfScope } from '../knowledge.ts';
import { featuresOf, normalised, stemsOf, wordsOf } from '../language/words.ts';
import { createClassifier } from './classifier.ts';
import { createEstimateFinder } from './estimates.ts';
import { createPassageFinder } from './passages.ts';
import { lookUp } from './sorted-table.ts';

/** Only the last parts of a message are examined: a longer text is not a question. */
const maxParts = 10;

/** Whether an answer is to small talk, which has no question. */
export const isSmallTalk = (answer?: Answer): boolean =>
  answer !== undefined && answer.question === undefined;

export type Recogniser = ReturnType<typeof createRecogniser>;

/** Recognises what messages in one language ask for. */
export function createRecogniser(language: LanguageKnowledge) {
  const { locale, answers, followUps, estimates, trained } = language;
  const smallTalkStems = new Set(trained.smallTalkStems);
  const separators = new RegExp(
    `[.?!,;+&\\n]+|\\s(?:${followUps.conjunctions.map(RegExp.escape).join('|')})\\s`,
    'i',
  );
  const classify = createClassifier(trained, answers);
  const answerTo = (message: string) => answerWithWording(normalised(message), language);
  /** Splits messages such as "What does it cost, and how long does it take?" */
  const messagePartsOf = (message: string) =>
    message
      .split(separators)
      .filter((part) => normalised(part) !== '')
      .slice(-maxParts);
  const followUpTests = createFollowUpTests(language);
  return {
    ...language,
    ...followUpTests,
    classify,
    rank: (message: string) => classify(featuresOf(message, locale)),
    /** The answer that has exactly this wording, or small talk in several sentences: "Hi! How are you?" */
    exactAnswer(message: string) {
      const parts = messagePartsOf(message).map(answerTo);
      return answerTo(message) ?? (parts.every(isSmallTalk) ? parts[0] : undefined);
    },
    isKnownOutOfScope: (message: string) =>
      lookUp(trained.answerByWording, normalised(message)) === String(outOfScope),
    /** Whether a message asks nothing and contains only small-talk words. */
    isOnlySmallTalk: (message: string) =>
      !message.includes('?') && wordsOf(message).every((word) => smallTalkStems.has(stem(word, locale))),
    messagePartsOf,
    findPassage: createPassageFinder(language),
    findEstimate: createEstimateFinder(estimates, followUpTests.hasSubject),
  };
}

/** The answer that has this wording. @param wording as returned by `normalised` */
export function answerWithWording(
  wording: string,
  { answers, trained }: LanguageKnowledge,
): Answer | undefined {
  return answers[Number(lookUp(trained.answerByWording, wording))];
}

/** A question about a price, a time and so on. */
export interface QuestionType {
  /** Absent for questions such as “why”: no particular word indicates a reason. */
  readonly isAnsweredBy?: (sentence: string) => boolean;
}

/** Determines from a message's words how it depends on earlier messages. */
function createFollowUpTests({ followUps, locale }: LanguageKnowledge) {
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
  // Longest first: "jag menade" before "menade".
  const corrections = followUps.corrections.map(normalised).toSorted((a, b) => b.length - a.length);
  /** The stems in a message that are its subject: none in "And how much is that?" */
  const subjectsIn = (message: string) => stemsOf([message], locale).filter((stem) => !stopStems.has(stem));
  const hasSubject = (message: string) => subjectsIn(message).length > 0;
  return {
    subjectsIn,
    hasSubject,
    /** Whether a message contains a word such as "it". */
    hasPronoun: (message: string) => stemsOf([message], locale).some((stem) => pronounStems.has(stem)),
    questionTypeOf(message: string): QuestionType | undefined {
      const stems = stemsOf([message], locale);
      const found = questionTypes.filter(({ questionStems }) =>
        stems.some((stem) => questionStems.has(stem)),
      );
      const open = found.find(({ isAnsweredBy }) => !isAnsweredBy);
      // "Why so long?" asks for a reason.
      if (open || found.length === 0) return open;
      return { isAnsweredBy: (sentence) => found.some(({ isAnsweredBy }) => isAnsweredBy?.(sentence)) };
    },
    /** The corrected subject, as in "No, I meant the chat". */
    correctionIn(message: string) {
      const isNegated = (part: string) => followUps.negations.includes(wordsOf(part)[0] ?? '');
      const parts = message.split(/[,.;!]/).filter((part) => !isNegated(part));
      const words = ` ${normalised(parts.join(' '))} `;
      for (const correction of corrections) {
        const [before = '', corrected = ''] = words.split(` ${correction} `);
        if (!hasSubject(before) && hasSubject(corrected)) return corrected.trim();
      }
      return undefined;
    },
  };
}
