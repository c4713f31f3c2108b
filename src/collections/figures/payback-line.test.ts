import { describe, expect, it } from 'vitest';
import { exampleModel } from '@/testing/figures.ts';
import { agentResult, inputsOf } from './model.ts';
import { paybackBox, paybackLine } from './payback-line.ts';

const result = agentResult(inputsOf(exampleModel, 0));

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
    expect(goal).toEqual({ x: paybackBox.width / 4, y: paybackBox.level });
    const share = (goal!.x - from.x) / (to.x - from.x);
    expect(from.y + (to.y - from.y) * share).toBeCloseTo(paybackBox.level, 0);
  });

  it.each([1_000_000, 500, 0, -1_000_000])('stays in the drawing with %s a month', (net) => {
    const { to } = ends(net);
    expect(to.x).toBeLessThanOrEqual(paybackBox.width);
    expect(to.y).toBeGreaterThanOrEqual(0);
    expect(to.y).toBeLessThanOrEqual(paybackBox.height);
  });

  it.each([
    [-500, undefined],
    [result.oneOff / 30, 30],
  ])('has no goal with %s a month, when the money does not come back within the drawing', (net, months) => {
    expect(paybackLine({ ...result, net, months }).goal).toBeUndefined();
  });

  it('sinks when the agent costs more than it brings', () => {
    expect(ends(-500).to.y).toBeGreaterThan(ends(-500).from.y);
  });
});
