import { wordsOf } from './language.ts';
import { fold } from './stem.ts';

/** "…" in a pattern: up to so many words that do not matter. */
const gap = String.raw`(?: \S+){0,3}`;

/**
 * Makes the check for what the site does not say though it uses the words: "your|company VAT number".
 *
 * @param patterns words in their order; "a|b" is either, "a*" begins with it, "…" is up to three words
 * @param spell the form in which words are compared: typing errors mended
 * @returns tells whether a text asks for any of it
 */
export function createUnpublishedCheck(
  patterns: readonly string[],
  spell: (word: string) => string,
): (text: string) => boolean {
  // Words are letters and figures alone, so that nothing in them means something to the expression.
  const form = (word: string) =>
    wordsOf(word).map(fold).join('') + (word.endsWith('*') ? String.raw`\S*` : '');
  const oneOf = (part: string) => ` (?:${part.split('|').map(form).join('|')})`;
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split(/\s+/).map((part) => (part === '…' ? gap : oneOf(part)));
    return new RegExp(`${parts.join('')}(?= |$)`);
  });
  return (text) => {
    const words = wordsOf(text)
      .map((word) => ` ${fold(spell(word))}`)
      .join('');
    return expressions.some((expression) => expression.test(words));
  };
}
