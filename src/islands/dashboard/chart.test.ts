import { describe, expect, it } from 'vitest';
import { axis, chart, linePath, points, yOf } from './chart.ts';

const floor = chart.height - chart.bottom;

describe('yOf', () => {
  it.each([
    [0, floor],
    [100, chart.top],
    [50, (floor + chart.top) / 2],
  ])('puts %d%% at %d', (percent, y) => {
    expect(yOf(percent)).toBe(y);
  });
});

describe('axis', () => {
  it('goes from 0 to 100% in even steps', () => {
    expect(axis).toEqual([0, 25, 50, 75, 100]);
  });
});

describe('points', () => {
  const year = points([38, 42, 47, 45, 55, 61, 58, 66, 72, 70, 79, 86]);

  it('go from the left end of the axis to the right', () => {
    expect(year).toHaveLength(12);
    expect(year[0]?.x).toBe(chart.left);
    expect(year.at(-1)?.x).toBe(chart.width - chart.right);
  });

  it('stand evenly', () => {
    const steps = year.slice(1).map(({ x }, index) => x - (year[index]?.x ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.3);
  });

  it('stand at the heights of their values', () => {
    expect(points([0, 100]).map(({ y }) => y)).toEqual([yOf(0), yOf(100)]);
  });

  it.each([
    ['one value', [50], [{ x: chart.left, y: yOf(50) }]],
    ['no value', [], []],
  ])('are well for %s', (_count, series, expected) => {
    expect(points(series)).toEqual(expected);
  });
});

describe('linePath', () => {
  it('begins with a move and goes on with lines', () => {
    expect(
      linePath([
        { x: 1, y: 2 },
        { x: 3.5, y: 4 },
        { x: 5, y: 6 },
      ]),
    ).toBe('M1 2 L3.5 4 L5 6');
  });

  it('of nothing is empty', () => {
    expect(linePath([])).toBe('');
  });
});
