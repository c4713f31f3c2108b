import { describe, expect, it } from 'vitest';
import { stream } from './wind.ts';

const course = [
  { x: 0, y: 40, gap: 10 },
  { x: 100, y: 80, gap: 20 },
  { x: 200, y: 20, gap: 0 },
];

/** Start and end of a path of curves in steps. */
function ends(d: string): { x: number; y: number }[] {
  const [[x = 0, y = 0] = [], ...curves] = d
    .split('c')
    .map((part) => part.match(/-?\d+/g)?.map(Number) ?? []);
  const end = curves.reduce((from, curve) => ({ x: from.x + (curve[4] ?? 0), y: from.y + (curve[5] ?? 0) }), {
    x,
    y,
  });
  return [{ x, y }, end];
}

describe('stream', () => {
  it('leads every line from the first station to the last, which a gap of 0 makes one point', () => {
    expect(stream(course, 3).map(({ d }) => ends(d))).toEqual(
      [40, 50, 60].map((y) => [
        { x: 0, y },
        { x: 200, y: 20 },
      ]),
    );
  });

  it('lets the lines fade from the first to the last', () => {
    expect(stream(course, 5).map(({ tone }) => tone)).toEqual(['', 'faint', 'faint', 'fainter', 'fainter']);
  });
});
