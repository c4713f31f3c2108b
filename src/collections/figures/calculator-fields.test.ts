import { describe, expect, it } from 'vitest';
import { entered, fieldValue, most, shown, typedNumber } from './calculator-fields.ts';

describe('shown and entered', () => {
  it('hold shares as percentages, and all else as it is', () => {
    expect([shown('missedShare', 0.07), shown('calls', 600)]).toEqual([7, 600]);
    expect([entered('missedShare', 7, 1), entered('calls', 600, 9999)]).toEqual([0.07, 600]);
  });

  it.each([NaN, -1, Infinity])('take %s for no figure', (number) => {
    expect(entered('missedShare', number, 1)).toBeUndefined();
  });

  it('allow more than the slider reaches, up to a limit', () => {
    const largest = most('calls', { to: 2000 });
    expect([5000, 20_001].map((number) => entered('calls', number, largest))).toEqual([5000, 20_000]);
    expect(entered('missedShare', 101, most('missedShare', { to: 0.5 }))).toBe(1);
  });

  it('are written as the language does', () => {
    expect([fieldValue('minutesPerCall', 2.5, 'en'), fieldValue('minutesPerCall', 2.5, 'sv')]).toEqual([
      '2.5',
      '2,5',
    ]);
    expect(fieldValue('contribution', 12_000, 'en')).toBe('12000');
  });
});

describe('typedNumber', () => {
  it.each([
    ['600', 600, 600],
    [' 1 500 ', 1500, 1500],
    ['1 500', 1500, 1500],
    ['2,5', 2.5, 2.5],
    ['2.5', 2.5, 2.5],
    ['33,', 33, 33],
    [',5', 0.5, 0.5],
    ['1,500', 1500, 1.5],
    ['1.500', 1.5, 1500],
    ['1,500,000', 1_500_000, NaN],
    ['1,500.25', 1500.25, NaN],
    ['1.500,25', NaN, 1500.25],
  ])('reads "%s" as %d in English and %d in Swedish', (text, english, swedish) => {
    expect([typedNumber(text, 'en'), typedNumber(text, 'sv')]).toEqual([english, swedish]);
  });

  it.each(['', ' ', ',', 'many', '-1', '1e3', '2,5,5', 'Infinity'])('takes "%s" for no number', (text) => {
    expect([typedNumber(text, 'en'), typedNumber(text, 'sv')]).toEqual([NaN, NaN]);
  });
});
