import { describe, expect, it } from 'vitest';
import { exampleModel } from '@/testing/calculator.ts';
import { parseFigures } from '@/faq/figures-schema.ts';
import { modelOfFigures } from './model-of-figures.ts';

const money = (value: number) => ({ value, unit: 'SEK' });
const range = (from: number, to: number) => ({ from, to, unit: 'SEK' });
const price = (people: [number, number], fees: (typeof exampleModel.sizes)[number]['fees']) => ({
  people: { from: people[0], to: people[1] },
  scope: 'all',
  setup: range(0, fees.setup),
  monthly: range(0, fees.monthly),
  perMinute: range(0, fees.perMinute),
  example: fees,
});
const [small, large] = exampleModel.sizes.map(({ fees }) => fees) as [never, never];

const data = {
  prices: { small: price([2, 9], small), large: price([10, 50], large) },
  scopes: {},
  plan: { hours: { week1: { value: 6 }, week2: { value: 4 } } },
  example: {
    employees: { value: 9 },
    calls: { value: 1000 },
    missedShare: { value: 0.1, unit: 'percent' },
    finishedShare: { value: 0.5, unit: 'percent' },
    minutesPerCall: { value: 6 },
    hourlyCost: money(200),
    jobShare: { value: 0.1, unit: 'percent' },
    contribution: money(1000),
    agentMinutes: { value: 2 },
  },
  calculator: exampleModel.sliders,
  invoiceExample: {
    year: { value: 2024 },
    invoices: { value: 1 },
    shortShare: { value: 1 },
    shortMinutes: { value: 1 },
    longMinutes: { value: 1 },
    hourlyCost: { value: 1 },
    running: { value: 1 },
    build: { value: 1 },
  },
};

describe('modelOfFigures', () => {
  it('opens with the worked example and the size of its business', () => {
    expect(modelOfFigures(parseFigures(data, 'figures.json'))).toEqual(exampleModel);
  });

  it.each(['example', 'calculator'])('is none for an owner who has left out "%s"', (name) => {
    const { [name as 'example']: _, ...rest } = data;
    expect(modelOfFigures(parseFigures(rest, 'figures.json'))).toBeUndefined();
  });
});
