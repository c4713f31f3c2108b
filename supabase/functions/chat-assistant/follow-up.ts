import type { Turn } from './chat-request.ts';

/** Beginnings and words that point at what was said before. */
const pointsBack =
  /^\s*(?:and|but|so|also|then|what about|how about|och|men|så|sen|hur är det med|även)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:that|it|they|them|those|these|this|one|there|det|den|de|dem|dom|dessa|detta|sådan|sådana|där)(?![\p{L}\p{N}])/iu;

/**
 * The earlier question that a follow-up such as "and how long does that take?" continues.
 *
 * @param turns the conversation before the message, oldest first
 * @returns undefined when the message can stand alone, or nothing was asked before
 */
export function continuedQuestion(message: string, turns: readonly Turn[]): string | undefined {
  const earlier = turns.filter(({ role }) => role === 'user').at(-1)?.content;
  const words = message.trim().split(/\s+/).length;
  return earlier !== undefined && (pointsBack.test(message) || words <= 3) ? earlier : undefined;
}
