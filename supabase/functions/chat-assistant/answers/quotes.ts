/** Finds what the site's pages and articles say about a question. */

import type { Locale, Passage } from '../knowledge.ts';
import { stem as stemOf, wordsOf } from '../language/words.ts';

const sentencesPerQuote = 3;

/** A word that people use in asking for a larger share of the answers, such as "how many", says nothing of the subject. */
const commonShare = 0.2;

/** Fewer words in common are chance. */
const minWords = 2;

/** The share of the question that a quoted passage must have. Found with questions of strangers. */
const minShare = 0.5;

/**
 * Indexes the passages, three sentences at a time, by their stems.
 *
 * @param wordings how people ask for each answer
 * @returns a function that quotes up to three sentences with a link to their heading, as markdown; undefined where no
 *   passage has enough in common with the question
 */
export function createQuotes(
  passages: readonly Passage[],
  wordings: readonly (readonly string[])[],
  locale: Locale,
): (question: string) => string | undefined {
  const stemsOf = (text: string) =>
    new Set([...new Set(wordsOf(text, Infinity))].map((word) => stemOf(word, locale)));
  const pieces = passages.flatMap((passage) => {
    const title = stemsOf(passage.title);
    const sentences = sentencesOf(passage.text).map((text) => ({ text, stems: stemsOf(text) }));
    return runsOf(sentences).map((run) => ({
      passage,
      text: run.map(({ text }) => text).join(' '),
      stems: new Set([...title, ...run.flatMap(({ stems }) => [...stems])]),
    }));
  });
  const counts = countOf(passages.flatMap(({ title, text }) => [...stemsOf(`${title} ${text}`)]));
  const askedFor = countOf(wordings.flatMap((texts) => [...stemsOf(texts.join(' '))]));
  const isCommon = (stem: string) => (askedFor.get(stem) ?? 0) > Math.max(1, commonShare * wordings.length);
  /** What stems count for: rare ones say most. */
  const weightOf = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + Math.log(1 + passages.length / (counts.get(stem) ?? 0.5)), 0);

  return (question) => {
    const asked = [...stemsOf(question)].filter((stem) => !isCommon(stem));
    const all = weightOf(asked);
    const [best] = pieces
      .map((piece) => ({ ...piece, common: asked.filter((stem) => piece.stems.has(stem)) }))
      .filter(({ text, common }) => text !== '' && common.length >= minWords)
      .map(({ passage, text, common }) => ({ passage, text, share: weightOf(common) / all }))
      .toSorted((a, b) => b.share - a.share);
    if (!best || best.share < minShare) return undefined;
    return `[${best.passage.title}](${best.passage.href}): ${best.text}`;
  };
}

/** How often each stem is there. */
function countOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Every run of three sentences, the last first: of equal ones it begins with what is asked. Fewer are one run. */
function runsOf<Sentence>(sentences: readonly Sentence[]): Sentence[][] {
  const starts = Math.max(1, sentences.length - sentencesPerQuote + 1);
  return Array.from({ length: starts }, (_, start) =>
    sentences.slice(start, start + sentencesPerQuote),
  ).toReversed();
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
