import { describe, expect, it } from 'vitest';
import { stream } from './wind.ts';

const course = [
  { x: 0, y: 40, gap: 10 },
  { x: 100, y: 80, gap: 20 },
  { x: 200, y: 20, gap: 0 },
];

/** Start and end of a path. */
function ends(d: string): string[] {
  const numbers = d.match(/-?[\d.]+/g) ?? [];
  return [numbers.slice(0, 2).join(' '), numbers.slice(-2).join(' ')];
}

describe('stream', () => {
  it('leads every line from the first station to the last, which a gap of 0 makes one point', () => {
    expect(stream(course, 3).map(({ d }) => ends(d))).toEqual([
      ['0 40', '200 20'],
      ['0 50', '200 20'],
      ['0 60', '200 20'],
    ]);
  });

  it('is level at every station, so that no line has a corner', () => {
    const [line] = stream(course, 1);
    expect(line?.d).toBe('M0 40C50 40 50 80 100 80C150 80 150 20 200 20');
  });

  it('lets the lines fade from the first to the last', () => {
    expect(stream(course, 5).map(({ tone }) => tone)).toEqual(['', 'faint', 'faint', 'fainter', 'fainter']);
  });

  it('draws nothing without stations', () => {
    expect(stream([], 1)).toEqual([{ d: '', tone: '' }]);
  });
});
