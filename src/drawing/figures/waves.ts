/** Figures that swing. */

import { bundle, curve, type Point } from '../wind.ts';
import { type Figure, right } from './figure.ts';

/** A voice that calms down into a straight line, early or late. */
export const voice: Figure = (dice) => {
  const count = dice.int(2, 7);
  const [start, peak, width] = [dice.int(6, 24), dice.pick([0.1, 0.5, 0.9]), dice.pick([130, 165, 200])];
  const axis = dice.int(66, 94);
  const first = dice.pick([1, -1]);
  const most = Math.min(axis, 160 - axis) - 4;
  const swings = Array.from({ length: count }, (_, index) => {
    const distance = Math.abs((index + 0.5) / count - peak);
    return first * (index % 2 ? -1 : 1) * most * Math.max(0.2, 1 - distance * 1.15);
  });
  const step = width / (count + 1);
  const paths = [1, 0.7, 0.42, 0.18].map((share) => {
    const stations = [0, ...swings, 0].map((swing, index) => ({
      x: start + step * index,
      y: axis + swing * share,
    }));
    return curve(stations);
  });
  const [lead = '', ...others] = paths;
  return { lines: bundle([`${lead}H${right}`, ...others]), goal: { x: right, y: axis } };
};

/** Strands that cross each other on their way to one point. */
export const braid: Figure = (dice) => {
  const strands = dice.int(2, 4);
  const crossings = dice.int(2, 5);
  const [axis, reach] = [dice.int(60, 100), dice.int(34, 56)];
  const taper = dice.pick([0, 0.5, 0.85]);
  const step = 190 / crossings;
  const goal = { x: right, y: axis };
  const paths = Array.from({ length: strands }, (_, strand) => {
    const stations = Array.from({ length: crossings }, (_point, index) => {
      const phase = Math.PI * (index + (2 * strand) / strands);
      const swing = Math.cos(phase) * reach * (1 - (taper * index) / crossings);
      return { x: 4 + step * index, y: axis + swing };
    });
    return [curve([...stations, goal]), curve([...stations.map(nearer(axis, 0.72)), goal])];
  });
  return { lines: bundle([...paths.map(([d]) => d ?? ''), ...paths.map(([, d]) => d ?? '')]), goal };
};

function nearer(axis: number, share: number): (point: Point) => Point {
  return ({ x, y }) => ({ x, y: axis + (y - axis) * share });
}

/** Hills whose echoes calm down below them; the goal is on the highest. */
export const hills: Figure = (dice) => {
  const peaks = dice.int(1, 4);
  const [lines, gap] = [dice.int(3, 6), dice.int(7, 11)];
  const room = 232 / peaks;
  const base = 152 - gap * (lines - 1);
  const heights = Array.from({ length: peaks }, () => (base - 12) * dice.pick([0.3, 0.55, 0.75]));
  const highest = dice.int(0, peaks - 1);
  heights[highest] = base - 12;
  const summits = heights.map((height, index) => ({
    x: 4 + room * (index + dice.pick([0.35, 0.5, 0.65])),
    y: base - height,
  }));
  const valleys = summits
    .slice(1)
    .map(({ x }, index) => ({ x: (x + (summits[index]?.x ?? 0)) / 2, y: base }));
  const skyline = [
    { x: 4, y: base },
    ...summits.flatMap((summit, index) => [valleys[index - 1] ?? [], summit].flat()),
    { x: 236, y: base },
  ];
  const paths = Array.from({ length: lines }, (_, index) => {
    const calm = 1 - index / (lines - 0.4);
    return curve(skyline.map(({ x, y }) => ({ x, y: base + gap * index + (y - base) * calm })));
  });
  return { lines: bundle(paths), goal: summits[highest] };
};
