import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { figureTexts } from './figures.ts';
import { parseFigures } from './figures-schema.ts';

const money = (value: number) => ({ value, unit: 'SEK' });

/** Round numbers, so that each sum can be checked by head. */
const data = {
  prices: {
    small: {
      people: { from: 2, to: 9 },
      scope: 'few',
      setup: { from: 1000, to: 20000, unit: 'SEK' },
      monthly: { from: 100, to: 200, unit: 'SEK' },
      perMinute: { from: 1, to: 2.5, unit: 'SEK', decimals: 2 },
    },
  },
  scopes: { few: { en: 'few calls', sv: 'få samtal' } },
  plan: { hours: { week1: { value: 6 }, week2: { value: 4 } } },
  notice: {
    months: { value: 2 },
    share: { value: 0.1, unit: 'percent' },
    since: { value: 2024, unit: 'year' },
  },
  example: {
    employees: { value: 10 },
    calls: { value: 1000 },
    missedShare: { value: 0.1, unit: 'percent' },
    finishedShare: { value: 0.5, unit: 'percent' },
    minutesPerCall: { value: 6 },
    hourlyCost: money(200),
    jobShare: { value: 0.1, unit: 'percent' },
    contribution: money(1000),
    monthly: money(2000),
    agentMinutes: { value: 2 },
    perMinute: money(3),
    setup: money(20000),
  },
  exampleVariants: { fewCalls: { calls: 100, finishedShare: 0 } },
  invoiceExample: {
    year: { value: 2024, unit: 'year' },
    invoices: { value: 600 },
    shortShare: { value: 0.5, unit: 'percent' },
    shortMinutes: { value: 2 },
    longMinutes: { value: 6 },
    hourlyCost: money(300),
    running: money(1000),
    build: money(10000),
  },
};
const en = figureTexts(parseFigures(data, 'figures.json'), 'en');
const sv = figureTexts(parseFigures(data, 'figures.json'), 'sv');

describe('figureTexts', () => {
  it.each([
    ['prices.small.setup', 'SEK 1,000–20,000', '1 000–20 000 kr'],
    ['prices.small.perMinute', 'SEK 1.00–2.50', '1,00–2,50 kr'],
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
    ['example.missed', '100'],
    ['example.answered', '900'],
    ['example.finished', '450'],
    ['example.savedHours', '45'],
    ['example.savedMoney', 'SEK 9,000'],
    ['example.jobs', '10'],
    ['example.jobMoney', 'SEK 10,000'],
    ['example.running', 'SEK 8,000'],
    ['example.net', 'SEK 11,000'],
    ['example.oneOff', 'SEK 22,000'],
    ['example.months', '2.0'],
    ['invoiceExample.hoursBefore', '60'],
    ['invoiceExample.hoursAfter', '40'],
    ['invoiceExample.savedHours', '20'],
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

it('parseFigures names a wrong figure with its remedy', () => {
  const wrong = { ...data, notice: { months: 'two' } };
  expect(messageOf(() => parseFigures(wrong, 'figures.json'))).toBe(
    'figures.json, notice.months: must be { "value": 3 } or { "from": 2, "to": 4 }, and may have "unit" and "decimals" beside.',
  );
});
