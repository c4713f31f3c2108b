import { featuresOf, wordsOf } from '../language/words.ts';
import { certain, likely, type Ranking } from './classifier.ts';
import type { Recogniser } from './recogniser.ts';

/** Follow-ups are short; longer messages name their subject. */
const followUpWords = 8;

/** The weight of the previous question's words in a follow-up. Tuned with `npm run eval`. */
const contextWeight = 0.5;

/**
 * The ranking of a message, of a short one together with the question before it: "And how much is that?"
 *
 * @param last the reply that was given before
 * @param earlier the question before
 */
export function rankInContext(
  { answers, locale, isReference, rank, classify }: Recogniser,
  message: string,
  last: string,
  earlier?: string,
): Ranking {
  const whole = rank(message);
  if (earlier === undefined || wordsOf(message).length > followUpWords) return whole;
  if (!isReference(message) && whole.right >= certain) return whole;
  const weight = isReference(message) ? 1 : contextWeight;
  const context = [...featuresOf(earlier, locale)].map(
    ([feature, base]) => [feature, base * weight] as const,
  );
  const together = classify(new Map([...context, ...featuresOf(message, locale)]));
  const [first] = together.best;
  const isRepeated = first !== undefined && last.includes(answers[first]?.reply ?? last);
  return isRepeated && !isReference(message) && whole.answerable >= likely ? whole : together;
}
