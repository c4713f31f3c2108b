import { fold, stem } from '../../_shared/stems.ts';
import type { Locale } from '../knowledge.ts';
import { lettersWeight, pairWeight } from '../thresholds.ts';

/** Use the last 80 words and 24 letters each: longer text is not a question. */
const wordLimit = 80;
const letterLimit = 24;

/** The words of a text in lower case: letters and figures only. "Heyyy" is "hey". */
export function wordsOf(text: string, limit = wordLimit): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(-limit).map((word) => word.slice(0, letterLimit));
}

/** Gives questions that differ only in punctuation and capitals the same text. */
export function normalised(text: string): string {
  return wordsOf(text).join(' ');
}

export function lettersOf(word: string, lengths: readonly number[]): string[] {
  const groups: string[] = [];
  for (const length of lengths) {
    for (let at = 0; at + length <= word.length; at += 1) groups.push(word.slice(at, at + length));
  }
  return groups;
}

export function stemsOf(texts: readonly string[], locale: Locale): string[] {
  const words = new Set(texts.flatMap((text) => wordsOf(text, Infinity)));
  return [...new Set([...words].map((word) => stem(word, locale)))];
}

/** The sentences of markdown without tables, images and links, in their order. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*(?:[|#]|!\[)/.test(line))
    .flatMap((line) =>
      line
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .split(/(?<=\S[.!?][”’"*]{0,3})\s+(?=[\p{Lu}“"*])/u),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Long enough to mean something, short enough to survive a typing error. */
const letterLength = 4;

export type Features = ReadonlyMap<string, number>;

export type KnownWords = Map<string, { readonly own: string; readonly groups: readonly string[] }>;

/**
 * The features of a question: its stems, pairs of neighbouring stems (with the beginning and the end), and the
 * groups of letters in its words, which also find compounds and misspelt words.
 *
 * @param known the words of other texts, which need not be taken apart again
 */
export function featuresOf(text: string, locale: Locale, known: KnownWords = new Map()): Features {
  const weights = new Map<string, number>();
  let before = '^';
  for (const word of wordsOf(text)) {
    const parts = known.get(word) ?? {
      own: stem(word, locale),
      groups: lettersOf(`_${fold(word)}_`, [letterLength]).map((group) => `~${group}`),
    };
    known.set(word, parts);
    const { own, groups } = parts;
    weights.set(own, 1).set(`${before} ${own}`, pairWeight);
    for (const group of groups) weights.set(group, lettersWeight);
    before = own;
  }
  return weights.set(`${before} $`, pairWeight);
}
