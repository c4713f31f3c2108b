import { describe, expect, it } from 'vitest';
import { exampleInputs as inputs } from '../testing/fixtures/figures.ts';
import { agentResult, callsWithinAYear, paybackBox, paybackLine, roundMoney } from './model.ts';

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

describe('callsWithinAYear', () => {
  it('is the first ten of calls with which the money is back after twelve months', () => {
    const calls = callsWithinAYear(inputs) ?? 0;
    expect(calls % 10).toBe(0);
    expect(agentResult({ ...inputs, calls }).months).toBeLessThanOrEqual(12);
    expect(agentResult({ ...inputs, calls: calls - 10 }).months).toBeGreaterThan(12);
  });

  it('is undefined where a call costs more than it earns', () => {
    expect(callsWithinAYear({ ...inputs, perMinute: 10 })).toBeUndefined();
  });
});

const result = agentResult(inputs);

/** Where the line begins and ends. */
function ends(net: number): { from: { x: number; y: number }; to: { x: number; y: number } } {
  const months = net > 0 ? result.oneOff / net : undefined;
  const [x1, y1, x2, y2] = paybackLine({ ...result, net, months })
    .d.match(/[\d.]+/g)!
    .map(Number);
  return { from: { x: x1!, y: y1! }, to: { x: x2!, y: y2! } };
}

describe('paybackLine', () => {
  it('begins below the level and crosses it in the month in which the money is back', () => {
    const net = result.oneOff / 6;
    const { from, to } = ends(net);
    expect(from).toMatchObject({ x: 0 });
    expect(from.y).toBeGreaterThan(paybackBox.level);
    const { goal } = paybackLine({ ...result, net, months: 6 });
    const x = paybackBox.width / 4;
    expect(goal).toBe(`M${x} ${paybackBox.level}h.01`);
    const share = (x - from.x) / (to.x - from.x);
    expect(from.y + (to.y - from.y) * share).toBeCloseTo(paybackBox.level, 0);
  });

  it.each([
    [-500, undefined],
    [result.oneOff / 30, 30],
  ])('has no goal with %s a month, when the money does not come back within the drawing', (net, months) => {
    expect(paybackLine({ ...result, net, months }).goal).toBeUndefined();
  });
});
