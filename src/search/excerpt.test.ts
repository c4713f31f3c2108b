import { expect, it } from 'vitest';
import { excerpt, markedPieces, type Piece } from './excerpt.ts';

const isMatch = (word: string) => /^(price|month)/i.test(word);
const filler = 'word '.repeat(80);
const written = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

it('marks the words that were found', () => {
  expect(written(markedPieces('Prices, and what a price is.', isMatch))).toBe(
    '[Prices], and what a [price] is.',
  );
});

it('marks nothing where nothing was found', () => {
  expect(markedPieces('A text.', isMatch)).toEqual([{ text: 'A text.', isMarked: false }]);
});

it('shows a short text whole', () => {
  expect(written(excerpt('One price a month.', isMatch))).toBe('One [price] a [month].');
});

it('shows the place that says most of what was asked for, between whole words', () => {
  const text = `The price. ${filler}It has a price a month. ${filler}Each month.`;
  const shown = written(excerpt(text, isMatch));
  expect(shown).toContain('It has a [price] a [month].');
  expect(shown).toMatch(/^… word .* word …$/);
  expect(shown.length).toBeLessThan(230);
});

it('begins at the beginning where the text says nothing of it', () => {
  expect(written(excerpt(`First ${filler}`, isMatch))).toMatch(/^First word .* …$/);
});

it('shows a text of one endless word', () => {
  expect(written(excerpt('x'.repeat(1000), isMatch))).toMatch(/^x{200} …$/);
});
