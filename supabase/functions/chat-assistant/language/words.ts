import { fold, stem } from '../../_shared/stems.ts';
import type { Locale } from '../knowledge.ts';
import { ngramWeight, pairWeight } from '../thresholds.ts';

/** Only the last 80 words, and 24 letters of each, are used: longer text is not a question. */
const maxWords = 80;
const maxWordLength = 24;

/** The words of a text in lower case, reduced to letters and digits. "Heyyy" becomes "hey". */
export function wordsOf(text: string, limit = maxWords): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(-limit).map((word) => word.slice(0, maxWordLength));
}

/** Returns the same text for questions that differ only in punctuation and capitals. */
export function normalised(text: string): string {
  return wordsOf(text).join(' ');
}

export function ngramsOf(word: string, lengths: readonly number[]): string[] {
  const ngrams: string[] = [];
  for (const length of lengths) {
    for (let at = 0; at + length <= word.length; at += 1) ngrams.push(word.slice(at, at + length));
  }
  return ngrams;
}

export function stemsOf(texts: readonly string[], locale: Locale): string[] {
  const words = new Set(texts.flatMap((text) => wordsOf(text, Infinity)));
  return [...new Set([...words].map((word) => stem(word, locale)))];
}

/** The sentences of markdown without tables, images and links, in order. */
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
const ngramLength = 4;

export type Features = ReadonlyMap<string, number>;

export type WordCache = Map<string, { readonly wordStem: string; readonly ngrams: readonly string[] }>;

/**
 * The features of a question: its stems, pairs of neighbouring stems (with the beginning and the end), and the
 * n-grams in its words, which also find compounds and misspelt words.
 *
 * @param cache of the words of other texts, so that they need not be analysed again
 */
export function featuresOf(text: string, locale: Locale, cache: WordCache = new Map()): Features {
  const weights = new Map<string, number>();
  let before = '^';
  for (const word of wordsOf(text)) {
    const parts = cache.get(word) ?? {
      wordStem: stem(word, locale),
      ngrams: ngramsOf(`_${fold(word)}_`, [ngramLength]).map((ngram) => `~${ngram}`),
    };
    cache.set(word, parts);
    const { wordStem, ngrams } = parts;
    weights.set(wordStem, 1).set(`${before} ${wordStem}`, pairWeight);
    for (const ngram of ngrams) weights.set(ngram, ngramWeight);
    before = wordStem;
  }
  return weights.set(`${before} $`, pairWeight);
}
