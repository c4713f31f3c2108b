import { describe, expect, it } from 'vitest';
import { formatForField, fromFieldUnit, parseNumber, toFieldUnit } from './calculator-fields.ts';

describe('toFieldUnit, formatForField and fromFieldUnit', () => {
  it('convert shares to and from percentages, and leave other numbers unchanged', () => {
    expect([toFieldUnit('missedShare', 0.07), toFieldUnit('calls', 600)]).toEqual([7, 600]);
    expect([fromFieldUnit('missedShare', 7, 1), fromFieldUnit('calls', 600, 9999)]).toEqual([0.07, 600]);
  });

  it('format numbers for the language', () => {
    expect([
      formatForField('minutesPerCall', 2.5, 'en'),
      formatForField('minutesPerCall', 2.5, 'sv'),
    ]).toEqual(['2.5', '2,5']);
    expect(formatForField('contribution', 12_000, 'en')).toBe('12000');
  });
});

describe('parseNumber', () => {
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
    expect([parseNumber(text, 'en'), parseNumber(text, 'sv')]).toEqual([english, swedish]);
  });

  it.each(['', ' ', ',', 'many', '-1', '1e3', '2,5,5', 'Infinity'])('rejects "%s"', (text) => {
    expect([parseNumber(text, 'en'), parseNumber(text, 'sv')]).toEqual([NaN, NaN]);
  });
});
