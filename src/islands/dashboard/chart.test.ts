import { describe, expect, it } from 'vitest';
import { axis, linePath, points } from './chart.ts';

describe('axis', () => {
  it('goes from 100% at the top to 0 in even steps', () => {
    expect(axis).toEqual([100, 75, 50, 25, 0]);
  });
});

describe('points', () => {
  const year = points([38, 42, 47, 45, 55, 61, 58, 66, 72, 70, 79, 86]);

  it('stand in the middle of their month’s column', () => {
    expect(year).toHaveLength(12);
    expect(year.map(({ x }) => Math.floor(x / (100 / 12)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((year[0]?.x ?? 0) + (year.at(-1)?.x ?? 0)).toBeCloseTo(100);
  });

  it('stand at the heights of their values', () => {
    expect(points([0, 100, 38]).map(({ y }) => y)).toEqual([100, 0, 62]);
  });

  it.each([
    ['one value', [50], [{ x: 50, y: 50 }]],
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
