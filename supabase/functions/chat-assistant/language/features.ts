import type { Locale } from '../knowledge.ts';
import { stem } from './stem.ts';
import { fold, wordsOf } from './words.ts';

/** What a pair of words and a part of a word count for against a word. Found by cross-validation. */
const pairWeight = 0.7;
const partWeight = 0.3;

/** Letters in a part of a word: long enough to mean something, short enough to survive a typing error. */
const partLengths = [3, 4];

/**
 * What a question is recognised by: its stems, pairs of neighbouring stems (with the beginning and
 * the end) and the parts of its words, which also find compounds and misspelt words.
 *
 * @returns each feature once, with what it counts for
 */
export function featuresOf(text: string, locale: Locale): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  const words = wordsOf(text);
  const stems = words.map((word) => stem(word, locale));
  for (const one of stems) features.set(one, 1);
  ['^', ...stems].forEach((one, index) => features.set(`${one} ${stems[index] ?? '$'}`, pairWeight));
  for (const word of new Set(words)) {
    for (const part of partsOf(`_${fold(word)}_`, partLengths)) features.set(`~${part}`, partWeight);
  }
  return features;
}

/** Every run of letters of the given lengths. */
export function partsOf(word: string, lengths: readonly number[]): string[] {
  const parts: string[] = [];
  for (const length of lengths) {
    for (let at = 0; at + length <= word.length; at += 1) parts.push(word.slice(at, at + length));
  }
  return parts;
}
