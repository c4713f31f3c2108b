import { describe, expect, it } from 'vitest';
import { exampleModel } from '@/testing/calculator.ts';
import { reckon } from './model.ts';
import { paybackBox, paybackLine } from './payback-line.ts';

const result = reckon(exampleModel, exampleModel.values, 0);

/** Where the line begins and ends. */
function ends(net: number): { from: { x: number; y: number }; to: { x: number; y: number } } {
  const months = net > 0 ? result.oneOff / net : undefined;
  const [x1, y1, x2, y2] = paybackLine({ ...result, net, months })
    .d.match(/[\d.]+/g)!
    .map(Number);
  return { from: { x: x1!, y: y1! }, to: { x: x2!, y: y2! } };
}

describe('paybackLine', () => {
  it('begins below the level, where only the one-off cost is', () => {
    expect(ends(11_000).from.x).toBe(0);
    expect(ends(11_000).from.y).toBeGreaterThan(paybackBox.level);
  });

  it('crosses the level in the month in which the money is back', () => {
    const net = result.oneOff / 6;
    const { from, to } = ends(net);
    const { goal } = paybackLine({ ...result, net, months: 6 });
    expect(goal).toEqual({ x: paybackBox.width / 4, y: paybackBox.level });
    const share = (goal!.x - from.x) / (to.x - from.x);
    expect(from.y + (to.y - from.y) * share).toBeCloseTo(paybackBox.level, 0);
  });

  it.each([1_000_000, 11_000, 500, 0, -500, -1_000_000])('stays in the drawing with %s a month', (net) => {
    const { to } = ends(net);
    expect(to.x).toBeLessThanOrEqual(paybackBox.width);
    expect(to.y).toBeGreaterThanOrEqual(0);
    expect(to.y).toBeLessThanOrEqual(paybackBox.height);
  });

  it('sinks, and has no goal, when the agent costs more than it brings', () => {
    expect(ends(-500).to.y).toBeGreaterThan(ends(-500).from.y);
    expect(paybackLine({ ...result, net: -500, months: undefined }).goal).toBeUndefined();
  });

  it('has no goal when the money is back after the drawing ends', () => {
    expect(paybackLine({ ...result, net: result.oneOff / 30, months: 30 }).goal).toBeUndefined();
  });
});
