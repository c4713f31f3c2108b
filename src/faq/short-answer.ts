import type { Locale } from '../i18n/locales.ts';

/** Below this, a sentence such as “Yes.” is no answer without the one after it; in characters. */
const shortestAnswer = 40;

/**
 * How an answer begins: its first sentence, and the next ones as long as they say too little.
 *
 * @param text an answer without marks of markdown
 */
export function shortAnswer(text: string, locale: Locale): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    short += segment;
    if (short.trim().length >= shortestAnswer) break;
  }
  return short.trim();
}
