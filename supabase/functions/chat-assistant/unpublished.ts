import { wordsOf } from './language.ts';

/** "…" in a pattern: up to so many words that do not matter. */
const gap = String.raw`(?: \S+){0,3}`;

/**
 * Makes the check for what the site does not say though it uses the words: "your|company VAT number".
 *
 * @param patterns words in their order; "a|b" is either, "…" is up to three words between
 * @param stemOf the stem by which words are compared
 * @returns tells whether a text asks for any of it
 */
export function createUnpublishedCheck(
  patterns: readonly string[],
  stemOf: (word: string) => string,
): (text: string) => boolean {
  // Words are letters and figures alone, so that nothing in them means something to the expression.
  const oneOf = (part: string) => ` (?:${part.split('|').flatMap(wordsOf).map(stemOf).join('|')})`;
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split(/\s+/).map((part) => (part === '…' ? gap : oneOf(part)));
    return new RegExp(`${parts.join('')}(?= |$)`);
  });
  return (text) => {
    const stems = wordsOf(text).map((word) => ` ${stemOf(word)}`);
    return expressions.some((expression) => expression.test(stems.join('')));
  };
}
