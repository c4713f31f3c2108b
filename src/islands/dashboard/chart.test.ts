import { describe, expect, it } from 'vitest';
import { axis, linePath, points } from './chart.ts';

describe('the chart', () => {
  it('has an axis from 100 down to 0', () => {
    expect(axis).toEqual([100, 75, 50, 25, 0]);
  });

  it('puts each value in the middle of its column, 100 % at the top', () => {
    expect(points([0, 100, 25, 50])).toEqual([
      { x: 12.5, y: 100 },
      { x: 37.5, y: 0 },
      { x: 62.5, y: 75 },
      { x: 87.5, y: 50 },
    ]);
  });

  it('draws straight lines from point to point', () => {
    expect(linePath(points([0, 100]))).toBe('M25 100 L75 0');
    expect(linePath([])).toBe('');
  });
});
