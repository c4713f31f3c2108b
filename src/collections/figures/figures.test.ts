import { describe, expect, it } from 'vitest';
import { exampleFigures } from '@/testing/figures.ts';
import { messageOf } from '@/testing/message-of.ts';
import { figureTexts } from './figures.ts';
import { parseFigures } from './figures-schema.ts';

const data = {
  ...exampleFigures,
  notice: {
    months: { value: 2 },
    share: { value: 0.1, unit: 'percent' },
    since: { value: 2024, unit: 'year' },
  },
  exampleVariants: { fewCalls: { calls: 100, finishedShare: 0 } },
};
const en = figureTexts(parseFigures(data, 'figures.json'), 'en');
const sv = figureTexts(parseFigures(data, 'figures.json'), 'sv');

describe('figureTexts', () => {
  it.each([
    ['prices.small.setup', 'SEK 1,000–20,000', '1 000–20 000 kr'],
    ['prices.small.perMinute', 'SEK 1.00–3.00', '1,00–3,00 kr'],
    ['prices.small.scope', 'few calls', 'få samtal'],
    ['notice.months', '2', '2'],
    ['notice.months:words', 'two', 'två'],
    ['notice.share', '10%', '10 %'],
    ['notice.since', '2024', '2024'],
    ['exampleVariants.fewCalls.net', '−SEK 1,600', '−1 600 kr'],
  ])('writes %s as the language does', (path, english, swedish) => {
    expect([en[path], sv[path]]).toEqual([english, swedish]);
  });

  it.each([
    ['prices.people', '2–9'],
    ['plan.hours.total', '10'],
    ['plan.weeks', '2'],
    ['example.net', 'SEK 11,000'],
    ['example.oneOff', 'SEK 22,000'],
    ['example.months', '2.0'],
    ['invoiceExample.net', 'SEK 5,000'],
    ['invoiceExample.months', '2.0'],
  ])('computes %s', (path, text) => {
    expect(en[path]).toBe(text);
  });

  it('has no word for more than twelve and no month in which nothing comes back', () => {
    expect(en['example.missed:words']).toBeUndefined();
    expect(en['exampleVariants.fewCalls.months']).toBeUndefined();
  });
});

describe('parseFigures', () => {
  const { small } = data.prices;
  it.each([
    [
      'a wrong figure',
      { notice: { months: 'two' } },
      'figures.json, notice.months: must be { "value": 3 } or { "from": 2, "to": 4 }, and may have "unit" and "decimals" beside.',
    ],
    [
      'an example’s fee outside of its range',
      { prices: { small: { ...small, example: { ...small.example, setup: 999 } } } },
      'figures.json, prices.small.example.setup: must lie between 1000 and 20000.',
    ],
    [
      'an example of a size that has no price',
      { example: { ...data.example, employees: { value: 10 } } },
      'figures.json, example.employees: is 10, and no size of "prices" has so many people.',
    ],
  ])('names %s with its place and remedy', (_kind, changes, message) => {
    expect(messageOf(() => parseFigures({ ...data, ...changes }, 'figures.json'))).toBe(message);
  });

  it('lets an owner do without prices and without the example of a voice agent', () => {
    const { example: _, exampleVariants: __, ...rest } = data;
    const texts = figureTexts(parseFigures({ ...rest, prices: {} }, 'figures.json'), 'en');
    expect(texts['notice.months']).toBe('2');
    expect(Object.keys(texts).filter((path) => /^(prices|example)\./.test(path))).toEqual([]);
  });
});
