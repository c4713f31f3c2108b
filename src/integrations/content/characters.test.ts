import { describe, expect, it } from 'vitest';
import { quotationWarning, typefaceCharacters, typefaceWarning } from './characters.ts';
import { root } from './read-content.ts';

describe('typefaceWarning', () => {
  it('names each character that the typeface lacks once, with its number', () => {
    expect(typefaceWarning(['Straße', 'ß, „ja'], new Set('Strae, ja'))?.message).toMatch(
      /lacks.*: ß \(U\+00DF\), „ \(U\+201E\)\. docs\/decisions\/022/,
    );
  });

  it('is none of what the typeface has, of spaces and of what is not seen', () => {
    expect(typefaceWarning(['a b\u00a0a\n\u2060b'], new Set('ab'))).toBeUndefined();
  });
});

it('the typeface of the pages has the letters of Swedish and our punctuation', () => {
  const typeface = typefaceCharacters(root);
  expect([...'aZ09åäöÅÄÖé–’”“…§'].filter((character) => !typeface.has(character))).toEqual([]);
});

describe('quotationWarning', () => {
  it.each([
    ['Say “hi”', 'en'],
    ['Säg ”hej”', 'sv'],
    ['Don’t', 'en'],
  ] as const)('is none of %s in %s', (text, locale) => {
    expect(quotationWarning(text, locale)).toBeUndefined();
  });

  it.each([
    ['Säg “hej”', 'sv', 'holds “: Svenska puts quotations between ” and ”.'],
    ['Say „hi“', 'en', 'holds „: English puts quotations between “ and ”.'],
  ] as const)('names the mark of another language in %s', (text, locale, message) => {
    expect(quotationWarning(text, locale)?.message).toBe(message);
  });
});
