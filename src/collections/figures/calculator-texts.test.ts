import { describe, expect, it } from 'vitest';
import { exampleModel, exampleVerdicts } from '@/testing/figures.ts';
import { untypeset } from '@/i18n/typeset.ts';
import { agentResult, inputsOf } from './model.ts';
import { fieldText, resultTexts } from './calculator-texts.ts';

const result = agentResult(inputsOf(exampleModel, 0));
const verdict = (months: number | undefined): string =>
  resultTexts({ ...result, months }, exampleVerdicts, 'en').verdict;

describe('resultTexts', () => {
  it('writes each number as its language does', () => {
    const { values } = resultTexts({ ...result, net: -740.4 }, exampleVerdicts, 'sv');
    expect(Object.values(values).map(untypeset)).toEqual(['45', '10', '8 000 kr', '−740 kr', '16 800 kr']);
  });

  it.each([
    [2, 'Back in 2.0 months.'],
    [24, 'Back in 24.0 months.'],
    [24.1, 'Slow: 24.1 months.'],
    [undefined, 'Does not pay.'],
  ])('judges %s months to payback', (months, text) => {
    expect(untypeset(verdict(months))).toBe(text);
  });

  it.each([
    [0.5, '0.5'],
    [2.96, '3'],
    [9.94, '9.9'],
    [12.5, '13'],
  ])('writes %s jobs as %s', (jobs, text) => {
    expect(resultTexts({ ...result, jobs }, exampleVerdicts, 'en').values.jobs).toBe(text);
  });
});

it('fieldText writes shares as percentages and money with its currency', () => {
  expect(fieldText('missedShare', 0.1, 'en')).toBe('10%');
  expect(untypeset(fieldText('contribution', 1500, 'sv'))).toBe('1 500 kr');
  expect(fieldText('calls', 1080, 'en')).toBe('1,080');
});
