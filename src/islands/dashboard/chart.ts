/** Geometry of the performance chart, in the units of its viewBox. */

export const chart = { width: 640, height: 300, left: 48, right: 16, top: 14, bottom: 34 } as const;

/** Labels of the vertical axis in percent (spec section 2: 0 to 100%). */
export const axis: readonly number[] = [0, 25, 50, 75, 100];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The height at which a percentage stands. */
export function yOf(percent: number): number {
  const room = chart.height - chart.top - chart.bottom;
  return round(chart.top + room * (1 - percent / 100));
}

/** The points of a series, spread evenly from the left to the right end of the axis. */
export function points(series: readonly number[]): Point[] {
  const step = (chart.width - chart.left - chart.right) / Math.max(series.length - 1, 1);
  return series.map((value, index) => ({ x: round(chart.left + index * step), y: yOf(value) }));
}

/** The points as an SVG path of straight lines. */
export function linePath(line: readonly Point[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
