import { lettersOfWords } from '../../supabase/functions/chat-assistant/language/detect.ts';

/** So many groups of letters cover nearly all of a language's short words and endings. */
const limit = 3_000;

/** A language's groups of letters, the commonest first with spaces between them, by which its questions are known. */
export function commonLetters(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  // Of a longer text than a question only the end would be taken in.
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
