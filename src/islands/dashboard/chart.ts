/** Geometry of the performance chart, in percent of its drawing area. */

/** Labels of the vertical axis in percent, from the top (0 to 100%). */
export const axis: readonly number[] = [100, 75, 50, 25, 0];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points of a series: each in the middle of its month's column, 100 % at the top. */
export function points(series: readonly number[]): Point[] {
  const column = 100 / series.length;
  return series.map((value, index) => ({ x: round((index + 0.5) * column), y: round(100 - value) }));
}

/** The points as an SVG path of straight lines. */
export function linePath(line: readonly Point[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
