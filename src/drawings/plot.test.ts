import { describe, expect, it } from 'vitest';
import { stackedBars, strands, tallies } from './plot.ts';

const countOf = (path: string | undefined, command: string): number => path?.split(command).length ?? 0;

describe('strands', () => {
  const { paths, gate } = strands([3, 1], { width: 1000, height: 600 });

  it('has a path for each group, with a line for each member', () => {
    expect(paths.map((path) => countOf(path, 'M') - 1)).toEqual([3, 1]);
  });

  it('leads every line through the gate to the right edge', () => {
    const lines = paths.flatMap((path) => path.split('M').slice(1));
    const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
    for (const line of lines) {
      const [start = '', first = '', second = ''] = line.split('c');
      const [x0 = 0, y0 = 0] = numbers(start);
      const [x1 = 0, y1 = 0] = numbers(first).slice(-2);
      const [x2 = 0] = numbers(second).slice(-2);
      expect(x0 + x1).toBe(gate.x);
      expect(Math.abs(y0 + y1 - gate.y)).toBeLessThan(6);
      expect(x0 + x1 + x2).toBe(1000);
    }
  });
});

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

  it('gives the top of each bar', () => {
    expect(tops).toEqual([
      { x: 5.5, y: 50 },
      { x: 15.5, y: 0 },
    ]);
  });
});

describe('tallies', () => {
  it('draws a stroke for each, the fifth across the four before it', () => {
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
