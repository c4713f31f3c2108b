import { expect, it } from 'vitest';
import { excerpt, type Segment } from './excerpt.ts';

const matchedTerm = (word: string) => /^(?:price|month)/.exec(word.toLowerCase())?.[0];
const filler = 'word '.repeat(80);
const written = (segments: readonly Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

it('shows a short text in full, and highlights the matched words', () => {
  expect(written(excerpt('Prices a month, and more.', matchedTerm))).toBe('[Prices] a [month], and more.');
});

it('shows the passage with the most search words, cut between words', () => {
  const text = `The price. ${filler}It has a price a month. ${filler}Each month.`;
  const shown = written(excerpt(text, matchedTerm));
  expect(shown).toContain('It has a [price] a [month].');
  expect(shown).toMatch(/^… word .* word …$/);
  expect(shown.length).toBeLessThan(230);
});

it('shows a match in a text whose only spaces are non-breaking', () => {
  const joined = `${filler}A price.`.replaceAll(' ', '\u00a0');
  expect(written(excerpt(joined, matchedTerm))).toContain('[price]');
});

it('prefers the first passage if later ones only repeat its words', () => {
  expect(written(excerpt(`A price. ${filler}A price of all prices.`, matchedTerm))).toMatch(
    /^A \[price\]\. word/,
  );
});

it('starts at the beginning if the text has none of the words', () => {
  expect(written(excerpt(`First ${filler}`, matchedTerm))).toMatch(/^First word .* …$/);
});
