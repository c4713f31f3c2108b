/** Figures that swing. */

import { bundle, curve } from './wind.ts';
import { type Figure, right } from './figure.ts';

/** A voice that calms down into a straight line, early or late. */
export const voice: Figure = (random) => {
  const count = random.int(2, 7);
  const [start, peak, width] = [
    random.int(6, 24),
    random.pick([0.1, 0.5, 0.9]),
    random.pick([130, 165, 200]),
  ];
  const axis = random.int(66, 94);
  const first = random.pick([1, -1]);
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

/** Strands that cross each other on their way to one point, straight ahead or to the side. */
export const braid: Figure = (random) => {
  const [strands, crossings] = [random.int(2, 4), random.int(1, 5)];
  const [first, last] = random.pick([
    [80, 80],
    [52, 132],
    [108, 28],
  ] as const);
  const [reach, turn] = [random.int(32, 50), random.int(2, 9) / 10]; // without a turn some would lie on each other
  const swell = random.pick([
    () => 1,
    (way: number) => 1 - 0.8 * way,
    (way: number) => Math.sin(Math.PI * (0.2 + 0.8 * way)),
  ]);
  const goal = { x: right, y: last };
  const strand = (index: number, share: number): string => {
    const stations = Array.from({ length: crossings + 1 }, (_, station) => {
      const way = station / (crossings + 1);
      const phase = Math.PI * (station + (2 * index) / strands) + turn;
      return {
        x: 4 + 228 * way,
        y: first + (last - first) * way + Math.cos(phase) * reach * swell(way) * share,
      };
    });
    return curve([...stations, goal]);
  };
  const all = [1, 0.7].flatMap((share) =>
    Array.from({ length: strands }, (_, index) => strand(index, share)),
  );
  return { lines: bundle(all), goal };
};

/** Hills whose echoes calm down below them; the goal is on the highest. */
export const hills: Figure = (random) => {
  const peaks = random.int(1, 4);
  const [lines, gap] = [random.int(3, 6), random.int(7, 11)];
  const room = 232 / peaks;
  const base = 152 - gap * (lines - 1);
  const heights = Array.from({ length: peaks }, () => (base - 12) * (random.int(25, 80) / 100));
  const highest = random.int(0, peaks - 1);
  heights[highest] = base - 12;
  const summits = heights.map((height, index) => ({
    x: 4 + room * (index + random.int(28, 72) / 100),
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
