import { expect, it } from 'vitest';
import { agentResult } from '../../supabase/functions/_shared/payback.ts';
import { exampleInputs } from '../testing/fixtures/figures.ts';
import { monthX, paybackBox, paybackGeometry } from './payback-geometry.ts';

const result = agentResult(exampleInputs);
const { oneOff } = result;

const plotFor = (net: number) => {
  const months = net > 0 ? oneOff / net : undefined;
  return paybackGeometry({ ...result, net, months });
};
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const heights = (path: string): number[] =>
  [...path.matchAll(/(?:[ML]-?[\d.]+ |V)(-?[\d.]+)/g)].map(([, y]) => Number(y));

it('uses one scale for all results that are drawn together', () => {
  const [low, high] = [1000, 4000].map((net) => ({ ...result, net })) as [typeof result, typeof result];
  const both = [low, high];
  const [first, second] = both.map((each) => numbers(paybackGeometry(each, both).balance));
  expect(paybackGeometry(low, both).zero).toBe(paybackGeometry(high, both).zero);
  expect(first?.[1]).toBe(second?.[1]);
  expect(first?.[3]).toBeGreaterThan(second?.[3] ?? 0);
});

it('starts below zero and crosses it in the month of payback', () => {
  const { balance, zero, breakEven } = plotFor(oneOff / 6);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(balance);
  expect([x1, x2]).toEqual([0, paybackBox.width]);
  expect(y1).toBeGreaterThan(zero);
  const x = monthX(6);
  expect(breakEven).toBe(`M${x} ${zero}h.01`);
  expect(y1 + ((y2 - y1) * x) / paybackBox.width).toBeCloseTo(zero, 0);
});

it.each([-5000, 0, oneOff / 30, oneOff / 6, oneOff * 10])('fits into its box with %s a month', (net) => {
  const { balance, spent, earned } = plotFor(net);
  const ys = [balance, spent, earned].flatMap(heights);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(paybackBox.height);
  expect(numbers(balance)[2]).toBe(paybackBox.width);
});

it.each([-500, oneOff / 30])('has no break-even point and no profit area with %s a month', (net) => {
  expect(plotFor(net)).toMatchObject({ breakEven: '', earned: '' });
});
