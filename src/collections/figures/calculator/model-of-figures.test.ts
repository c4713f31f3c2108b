import { describe, expect, it } from 'vitest';
import { exampleModel } from '@/testing/calculator.ts';
import { exampleFigures } from '@/testing/figures.ts';
import { parseFigures } from '../figures-schema.ts';
import { modelOfFigures } from './model-of-figures.ts';

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
  ...exampleFigures,
  prices: { small: price([2, 9], small), large: price([10, 50], large) },
  scopes: {},
  calculator: exampleModel.sliders,
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
