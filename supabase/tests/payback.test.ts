import { describe, expect, it } from 'vitest';
import { exampleInputs as inputs } from '../../src/testing/fixtures/figures.ts';
import { agentResult, roundMoney } from '../functions/_shared/payback.ts';

describe('agentResult', () => {
  it('adds the saved time to the jobs won and subtracts the agent’s cost, including the customer’s own time', () => {
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

  it('has no number of months if the net gain is zero or negative', () => {
    const cheapTime = { ...inputs, contribution: 0, hourlyCost: 0 };
    expect(agentResult(cheapTime)).toMatchObject({ net: -8000, months: undefined });
    expect(agentResult({ ...cheapTime, monthly: -6000 })).toMatchObject({ net: 0, months: undefined });
  });
});

it('roundMoney keeps 470 a month distinct from 500', () => {
  expect([474, -744, 1_474].map(roundMoney)).toEqual([470, -740, 1_500]);
});
