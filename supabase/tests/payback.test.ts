import { describe, expect, it } from 'vitest';
import { exampleInputs as inputs } from '../../src/testing/fixtures/figures.ts';
import {
  agentResult,
  callsWithinAYear,
  monthAt,
  paybackBox,
  paybackPlot,
  roundMoney,
} from '../functions/_shared/payback.ts';

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

const plotFor = (net: number) => {
  const months = net > 0 ? result.oneOff / net : undefined;
  return paybackPlot({ ...result, net, months });
};
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('paybackPlot', () => {
  it('has the scale of all results that are drawn together', () => {
    const [low, high] = [1000, 4000].map((net) => ({ ...result, net })) as [typeof result, typeof result];
    const both = [low, high];
    const [first, second] = both.map((each) => numbers(paybackPlot(each, both).balance));
    expect(paybackPlot(low, both).zero).toBe(paybackPlot(high, both).zero);
    expect(first?.[1]).toBe(second?.[1]);
    expect(first?.[3]).toBeGreaterThan(second?.[3] ?? 0);
  });

  it('begins below zero and crosses it in the month in which the money is back', () => {
    const { balance, zero, goal } = plotFor(result.oneOff / 6);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(balance);
    expect([x1, x2]).toEqual([0, paybackBox.width]);
    expect(y1).toBeGreaterThan(zero);
    const x = monthAt(6);
    expect(goal).toBe(`M${x} ${zero}h.01`);
    expect(y1 + ((y2 - y1) * x) / paybackBox.width).toBeCloseTo(zero, 0);
  });

  it.each([-5000, 0, result.oneOff / 30, result.oneOff / 6, result.oneOff * 10])(
    'covers all months within the box with %s a month',
    (net) => {
      const { balance, spent, earned } = plotFor(net);
      const ys = [balance, spent, earned].flatMap((path) => numbers(path.replace(/H-?[\d.]+/g, '')));
      expect(Math.max(...ys)).toBeLessThanOrEqual(paybackBox.width);
      const [, first = 0, width, last = 0] = numbers(balance);
      expect(width).toBe(paybackBox.width);
      for (const y of [first, last]) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(paybackBox.height);
      }
    },
  );

  it.each([-500, result.oneOff / 30])('has no goal and no earned area with %s a month', (net) => {
    expect(plotFor(net)).toMatchObject({ goal: '', earned: '' });
  });
});
