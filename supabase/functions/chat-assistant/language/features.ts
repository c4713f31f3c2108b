import type { Locale } from '../knowledge.ts';
import { fold, lettersOf, stem, wordsOf } from './words.ts';

/** What a pair of words and a group of letters count for against a word. Found by cross-validation. */
const pairWeight = 0.7;
const lettersWeight = 0.2;

/** Long enough to mean something, short enough to survive a typing error. */
const letterLengths = [3, 4];

/** What a question is recognised by. */
export interface Features {
  /** Each feature once, with what it counts for. */
  readonly weights: ReadonlyMap<string, number>;
  /** How many words the question has. */
  readonly words: number;
}

/**
 * The features of a question: its stems, pairs of neighbouring stems (with the beginning and the end), and the
 * groups of letters in its words, which also find compounds and misspelt words.
 */
export function featuresOf(text: string, locale: Locale): Features {
  const weights = new Map<string, number>();
  const words = wordsOf(text);
  const stems = words.map((word) => stem(word, locale));
  for (const one of stems) weights.set(one, 1);
  ['^', ...stems].forEach((one, index) => weights.set(`${one} ${stems[index] ?? '$'}`, pairWeight));
  for (const word of words) {
    for (const group of lettersOf(`_${fold(word)}_`, letterLengths)) weights.set(`~${group}`, lettersWeight);
  }
  return { weights, words: words.length };
}
