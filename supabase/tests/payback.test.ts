import { describe, expect, it } from 'vitest';
import { exampleInputs as inputs } from '../../src/testing/fixtures/figures.ts';
import { agentResult, roundMoney } from '../functions/_shared/payback.ts';

describe('agentResult', () => {
  it('adds the saved time to the jobs won and takes off what the agent costs, own time included', () => {
    expect(agentResult(inputs)).toEqual({
      missed: 100,
      answered: 900,
      finished: 450,
      savedHours: 45,
      savedMoney: 9000,
      jobs: 10,
      jobMoney: 10_000,
      running: 8000,
      aftercareMoney: 2600,
      net: 8400,
      oneOff: 16_800,
      months: 2,
      firstYearFees: 110_800,
      firstYear: 144_000,
    });
  });

  it('names no month when nothing is left, or less than nothing', () => {
    const cheapTime = { ...inputs, contribution: 0, hourlyCost: 0 };
    expect(agentResult(cheapTime)).toMatchObject({ net: -8000, months: undefined });
    expect(agentResult({ ...cheapTime, monthly: -6000 })).toMatchObject({ net: 0, months: undefined });
  });
});

it('roundMoney tells a month of 470 from one of 500', () => {
  expect([474, -744, 1_474].map(roundMoney)).toEqual([470, -740, 1_500]);
});
