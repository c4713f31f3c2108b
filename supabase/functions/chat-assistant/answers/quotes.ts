/** Finds what the site's pages and articles say about a question. */

import type { Locale, Passage } from '../knowledge.ts';
import { stem, wordsOf } from '../language/words.ts';

/** A passage, and how much of the question it has in common: from 0 to 1, by how rare the words are. */
export interface Match {
  readonly passage: Passage;
  readonly share: number;
}

/** How many sentences are quoted. */
const quoted = 3;

/** A word that more of the passages have says nothing about any of them. */
const commonFrom = 0.45;

/** A single word in common is chance. */
const leastWords = 2;

/** Saturation of repeated words, as in BM25. */
const saturation = 1.2;

export interface Pages {
  /** All passages that have a word of the question, nearest first. */
  find(question: string): Match[];
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
  const stemsOf = (text: string) => wordsOf(text, Infinity).map((word) => stem(word, locale));
  const index = new Map<string, Map<number, number>>();
  passages.forEach(({ title, text }, place) => {
    for (const one of stemsOf(`${title} ${text}`)) {
      const places = index.get(one) ?? new Map<number, number>();
      index.set(one, places.set(place, (places.get(place) ?? 0) + 1));
    }
  });
  const rarity = (one: string) => Math.log(1 + passages.length / (index.get(one)?.size ?? 0.5));

  function find(question: string): Match[] {
    const isCommon = (one: string) => (index.get(one)?.size ?? 0) > Math.max(1, commonFrom * passages.length);
    const stems = [...new Set(stemsOf(question).slice(-80))].filter((one) => !isCommon(one));
    const all = stems.reduce((sum, one) => sum + rarity(one), 0);
    const scores = new Map<number, { score: number; share: number; words: number }>();
    for (const one of stems) {
      for (const [place, count] of index.get(one) ?? []) {
        const { score, share, words } = scores.get(place) ?? { score: 0, share: 0, words: 0 };
        scores.set(place, {
          score: score + (rarity(one) * count) / (count + saturation),
          share: share + rarity(one) / all,
          words: words + 1,
        });
      }
    }
    return [...scores]
      .toSorted(([, a], [, b]) => b.score - a.score)
      .map(([place, { share, words }]) => ({
        passage: passages[place]!,
        share: words < leastWords ? 0 : share,
      }));
  }

  return {
    find,
    quote(question, least) {
      const near = find(question).slice(0, quoted);
      const best = near.toSorted((a, b) => b.share - a.share)[0];
      if (!best || best.share < least) return undefined;
      const { title, text, href } = best.passage;
      const sentences = sentencesOf(text);
      const asked = new Set(stemsOf(question));
      const worth = sentences.map((sentence) =>
        [...new Set(stemsOf(sentence))].reduce((sum, one) => sum + (asked.has(one) ? rarity(one) : 0), 0),
      );
      const sums = worth.map((_, start) => worth.slice(start, start + quoted).reduce((a, b) => a + b, 0));
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
