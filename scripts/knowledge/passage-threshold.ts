import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { createPassageSearch } from '../../supabase/functions/chat-assistant/answers/passages.ts';

/** Of the questions that the site does not answer, so many must find no passage either. */
const refused = 0.98;

/**
 * How much must speak for a passage for it to be quoted: more than nearly all questions that have
 * no answer reach.
 *
 * @param unanswered examples of questions that the site does not answer
 */
export function passageThreshold(
  passages: readonly Passage[],
  locale: string,
  unanswered: readonly string[],
): number {
  const search = createPassageSearch(passages, locale);
  const reached = unanswered.map((text) => search(text)[0]?.evidence ?? 0).toSorted((a, b) => a - b);
  return (reached[Math.floor(reached.length * refused)] ?? 0) + 0.01;
}
