/** Finds what the site's pages and articles say about a question. */

import type { Locale, Passage } from '../knowledge.ts';
import { stem as stemOf, wordsOf } from '../language/words.ts';

/** How many sentences are quoted. */
const quoted = 3;

/** A word that more of the passages have says nothing about any of them. */
const commonFrom = 0.45;

/** A single word in common is chance. */
const leastWords = 2;

export interface Pages {
  /** All passages, nearest to the question first. */
  find(question: string): Passage[];
  /**
   * Up to three sentences with a link to their heading, as markdown.
   *
   * @param least how much of the question they must have in common with it
   * @returns undefined where no passage has
   */
  quote(question: string, least: number): string | undefined;
}

/** Indexes passages by their stems. */
export function createPages(passages: readonly Passage[], locale: Locale): Pages {
  const stemsOf = (text: string) => new Set(wordsOf(text, Infinity).map((word) => stemOf(word, locale)));
  const index = new Map<string, Set<Passage>>();
  for (const passage of passages) {
    for (const stem of stemsOf(`${passage.title} ${passage.text}`)) {
      index.set(stem, (index.get(stem) ?? new Set()).add(passage));
    }
  }
  /** What a stem counts for: rare ones say most. */
  const weightOf = (stem: string) => Math.log(1 + passages.length / (index.get(stem)?.size ?? 0.5));
  const isCommon = (stem: string) => (index.get(stem)?.size ?? 0) > Math.max(1, commonFrom * passages.length);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  /** Each passage with how many words of the question it has, and what share of it, from 0 to 1; nearest first. */
  function matches(question: string): { passage: Passage; words: number; share: number }[] {
    const stems = [...stemsOf(question)].filter((stem) => !isCommon(stem));
    const all = sum(stems.map(weightOf));
    return passages
      .map((passage) => {
        const common = stems.filter((stem) => index.get(stem)?.has(passage));
        return { passage, words: common.length, share: sum(common.map(weightOf)) / all };
      })
      .toSorted((a, b) => b.share - a.share);
  }

  return {
    find: (question) => matches(question).map(({ passage }) => passage),
    quote(question, least) {
      const best = matches(question).find(({ words }) => words >= leastWords);
      if (!best || best.share < least) return undefined;
      const { title, text, href } = best.passage;
      const sentences = sentencesOf(text);
      const asked = stemsOf(question);
      const worth = sentences.map((sentence) =>
        sum([...stemsOf(sentence)].map((stem) => (asked.has(stem) ? weightOf(stem) : 0))),
      );
      const sums = worth.map((_, start) => sum(worth.slice(start, start + quoted)));
      // The last of equal ones begins with what is asked.
      const start = sums.lastIndexOf(Math.max(...sums));
      if (start < 0) return undefined;
      return `[${title}](${href}): ${sentences.slice(start, start + quoted).join(' ')}`;
    },
  };
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
