import { describe, expect, it } from 'vitest';
import { dots, stackedBars, tallies } from './plot.ts';

describe('stackedBars', () => {
  const { paths, tops } = stackedBars(
    [
      [2, 0],
      [3, 1],
    ],
    { width: 20, height: 100 },
  );

  it('stacks the parts, and the highest bar fills the height', () => {
    expect(paths).toEqual(['M2 100h7v-50h-7zM12 100h7v-75h-7z', 'M12 25h7v-25h-7z']);
  });

  it('returns the top of each bar', () => {
    expect(tops).toEqual([
      { x: 5.5, y: 50 },
      { x: 15.5, y: 0 },
    ]);
  });
});

it('dots puts each number into the path for its size, and larger numbers into the last path', () => {
  const rows = [
    [0, 2],
    [9, 1],
  ];
  expect(dots(rows, { x: 20, y: 10 }, 2)).toEqual(['M10 5h.01', 'M30 15h.01', 'M30 5h.01M10 15h.01']);
});

describe('tallies', () => {
  it('draws one stroke per item, every fifth across the previous four', () => {
    const strokes = tallies(7).path.split('M').slice(1);
    expect(strokes).toHaveLength(7);
    expect(strokes.findIndex((stroke) => !stroke.includes('v'))).toBe(4);
  });

  it('is as wide as its groups of five', () => {
    const { width } = tallies(5);
    expect(tallies(0).width).toBe(0);
    expect(tallies(1).width).toBe(width);
    expect(tallies(6).width).toBe(2 * width);
  });
});
