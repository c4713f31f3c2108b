/** Prepares the site's passages, from which answers/quotes.ts quotes. */

import { tableOf } from '../answers/table.ts';
import type { IndexedPassage, Locale, Passage } from '../knowledge.ts';
import { stemsOf } from '../language/words.ts';

/** Takes a passage apart into its sentences, with their stems. */
export function indexPassage(passage: Passage, locale: Locale): IndexedPassage {
  const stems = (text: string) => stemsOf([text], locale).join(' ');
  return {
    ...passage,
    titleStems: stems(passage.title),
    sentences: sentencesOf(passage.text).map((text) => ({ text, stems: stems(text) })),
  };
}

/** A table: of each stem the number of passages that have it. */
export function countPassages(passages: readonly Passage[], locale: Locale): string {
  return tableOf(countOf(passages.map(({ title, text }) => stemsOf([title, text], locale))));
}

/** How many of the lists have each stem. */
export function countOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of lists.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The sentences of a passage without tables, images and links, in their order. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*(?:[|#]|!\[)/.test(line))
    .flatMap((line) =>
      line
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .split(/(?<=[^\d\s][.!?][”’"*]{0,3})\s+/),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
