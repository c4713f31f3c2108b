/** The geometry of the wind lines (art direction, "The idea"): bundles of strokes that flow together. */

/** A place that a stream passes. */
export interface Station {
  readonly x: number;
  readonly y: number;
  /** Distance between neighbouring lines here; 0 where they gather in one point. */
  readonly gap: number;
}

export interface WindLine {
  /** Path data. */
  readonly d: string;
  /** Class of the stroke: the further from the first line, the fainter. */
  readonly tone: '' | 'faint' | 'fainter';
}

/**
 * The lines of a stream, the strongest first, the others below it.
 *
 * @param stations from left to right (or right to left), two at least, in the units of the drawing
 * @param count how many lines
 */
export function stream(stations: readonly Station[], count: number): WindLine[] {
  return Array.from({ length: count }, (_, index) => ({
    d: curve(stations.map(({ x, y, gap }) => ({ x, y: y + gap * index }))),
    tone: toneOf(index),
  }));
}

function toneOf(index: number): WindLine['tone'] {
  if (index === 0) return '';
  return index < 3 ? 'faint' : 'fainter';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A curve through all points that is level at each of them, as a line that the wind carries is.
 *
 * @returns path data; empty without points
 */
export function curve([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let from = first;
  const parts = rest.map((to) => {
    const middle = round((from.x + to.x) / 2);
    const part = `C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
    from = to;
    return part;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}`;
}

/** Tenths of a unit are finer than a screen shows. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
