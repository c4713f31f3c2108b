import { lettersOfWords } from '../../../supabase/functions/chat-assistant/language/detect.ts';

/** The number of letter groups that covers nearly all short words and endings of a language. */
const limit = 3_000;

/** The letter groups by which a language is detected, most frequent first, separated by spaces. */
export function commonLetters(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  const sentences = texts.flatMap((text) => text.split(/\n|(?<=[.!?])\s/));
  for (const group of sentences.flatMap((sentence) => lettersOfWords(sentence).flat())) {
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([group]) => group)
    .join(' ');
}
