import { describe, expect, it } from 'vitest';
import { untypeset } from '@/i18n/typeset.ts';
import { exampleFigures } from '@/testing/figures.ts';
import { parseFigures } from './figures-schema.ts';
import { priceRows } from './price-rows.ts';

const figures = parseFigures(exampleFigures, 'figures.json');

describe('priceRows', () => {
  it('writes sizes, scopes and fees as the language does', () => {
    const [row] = priceRows(figures, 'sv');
    expect([row?.people, row?.scope].map((text) => untypeset(text ?? ''))).toEqual(['2–9', 'få samtal']);
    expect(row?.fees.map(({ name, text }) => `${name} ${untypeset(text)}`)).toEqual([
      'setup 1 000–20 000 kr',
      'monthly 1 000–2 000 kr',
      'perMinute 1,00–3,00 kr',
    ]);
  });

  it('are none without prices', () => {
    expect(priceRows({ ...figures, prices: {} }, 'en')).toEqual([]);
  });
});
