/** Drawings made for a single page. */

import { curve, type Drawing, type Point } from './drawing.ts';

const atRest = { x: 6, y: 286 };

/** A wind that blows in from the right and dies down, in the units of the page's column. */
export const academyDrawing: Drawing = {
  box: { width: 1200, height: 300 },
  lines: stream(
    [
      { x: 2200, y: 20, gap: 44 },
      { x: 1240, y: 90, gap: 26 },
      { x: 760, y: 40, gap: 14 },
      { x: 330, y: 196, gap: 12 },
      { ...atRest, gap: 0 },
    ],
    5,
  ),
  endPoint: atRest,
};

const top = { x: 590, y: 20 };

/** A rising curve, like the dashboard's. */
export const signInDrawing: Drawing = {
  box: { width: 600, height: 140 },
  lines: stream(
    [
      { x: -60, y: 96, gap: 14 },
      { x: 180, y: 70, gap: 12 },
      { x: 330, y: 84, gap: 6 },
      { ...top, gap: 0 },
    ],
    4,
  ),
  endPoint: top,
};

interface StreamPoint extends Point {
  /** Distance between neighbouring lines here; 0 if they meet at one point. */
  readonly gap: number;
}

/** The lines of a stream through two or more points: the strongest first, the others below it. */
function stream(points: readonly StreamPoint[], count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    curve(points.map(({ x, y, gap }) => ({ x, y: y + gap * index }))),
  );
}
