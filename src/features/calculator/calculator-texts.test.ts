import { describe, expect, it } from 'vitest';
import type { AgentInputs } from '../../../supabase/functions/_shared/payback.ts';
import { figureTexts } from '../../content/figures/figure-texts.ts';
import { inputsForSize } from '../../content/figures/payback-model.ts';
import { untypeset } from '../../site/typeset.ts';
import { exampleCalculatorTexts, exampleModel, inCurrency } from '../../testing/fixtures/figures.ts';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import { resultTexts } from './calculator-texts.ts';

const inputs = inputsForSize(exampleModel, 0);
const texts = (changes: Partial<AgentInputs>, locale: 'en' | 'sv' = 'en') =>
  resultTexts({ ...inputs, ...changes }, exampleCalculatorTexts, locale);

describe('resultTexts', () => {
  it('formats numbers for the language, with money in hundreds', () => {
    expect(Object.values(texts({ contribution: 110 }, 'sv').results).map(untypeset)).toEqual([
      '45',
      '10',
      inCurrency('sv', '8 000'),
      `−${inCurrency('sv', '500')}`,
      inCurrency('sv', '16 800'),
    ]);
  });

  it.each([
    [{}, 'Back in 2 months.'],
    [{ setup: 200 }, 'Back in 1 month.'],
    [{ setup: 199_000 }, 'Back in 24 months.'],
    [{ setup: 210_000 }, 'Slow: 25 months.'],
    [{ setup: 600_000 }, 'Does not pay.'],
    [{ contribution: 0 }, 'Does not pay.'],
  ])('judges %j', (changes, verdict) => {
    expect(untypeset(texts(changes).verdict)).toBe(verdict);
  });

  it('adds advice if it does not pay back within a year', () => {
    expect(texts({}).advice).toBe('');
    expect(untypeset(texts({ calls: 400 }).advice)).toBe('With 470 calls.');
    expect(texts({ perMinute: 10 }).advice).toBe('Not with more calls.');
  });

  it.each(['small', 'large'])('matches the rules of thumb for a %s business', (name) => {
    const size = exampleModel.sizes.findIndex((each) => each.name === name);
    const rules = figureTexts(exampleFacts.figures, 'en');
    const ofSize = inputsForSize(exampleModel, size);
    const { verdict } = resultTexts(ofSize, exampleCalculatorTexts, 'en');
    expect(untypeset(verdict)).toBe(`Back in ${rules[`rules.payback.${name}`]} months.`);
    const { advice } = resultTexts({ ...ofSize, calls: 0 }, exampleCalculatorTexts, 'en');
    expect(untypeset(advice)).toBe(`With ${rules[`rules.calls.${name}`]} calls.`);
  });

  it.each([
    [0.5, '0.5'],
    [2.96, '3'],
    [9.94, '9.9'],
    [12.5, '13'],
  ])('writes %s jobs as %s', (jobs, text) => {
    expect(texts({ calls: 1000, missedShare: 1, jobShare: jobs / 1000 }).results.jobs).toBe(text);
  });
});
