import { describe, expect, it } from 'vitest';
import { untypeset } from '@/i18n/typeset.ts';
import { priceRows } from './price-rows.ts';

const figures = {
  prices: {
    small: {
      people: { from: 2, to: 9 },
      scope: 'few',
      setup: { from: 1000, to: 20_000, unit: 'SEK' },
      monthly: { from: 100, to: 200, unit: 'SEK' },
      perMinute: { from: 1, to: 2.5, unit: 'SEK', decimals: 2 },
      example: { setup: 1000, monthly: 100, perMinute: 1 },
    },
  },
  scopes: { few: { en: 'few calls', sv: 'få samtal' } },
} as const;

describe('priceRows', () => {
  it('writes sizes, scopes and fees as the language does', () => {
    const [row] = priceRows(figures, 'sv');
    expect([row?.people, row?.scope].map((text) => untypeset(text ?? ''))).toEqual(['2–9', 'få samtal']);
    expect(row?.fees.map(({ name, text }) => `${name} ${untypeset(text)}`)).toEqual([
      'setup 1 000–20 000 kr',
      'monthly 100–200 kr',
      'perMinute 1,00–2,50 kr',
    ]);
  });

  it('are none without prices', () => {
    expect(priceRows({ ...figures, prices: {} }, 'en')).toEqual([]);
  });
});
