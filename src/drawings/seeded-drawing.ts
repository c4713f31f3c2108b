/** Makes a drawing from any text, such as an article's id. The same text always results in the same drawing. */

import { curve, type Drawing, pathNumbers } from './drawing.ts';

/** The size of every drawing, three by two, in its own units. */
const box = { width: 240, height: 160 } as const;

/** Leaves space for the dot at the end point. */
const right = 232;

type Generator = (random: Random) => Omit<Drawing, 'box'>;

/** A voice that flattens into a straight line, early or late. */
const voiceLine: Generator = (random) => {
  const count = random.int(2, 7);
  const start = random.int(6, 24);
  const peak = random.pick([0.1, 0.5, 0.9]);
  const width = random.pick([130, 165, 200]);
  const axis = random.int(66, 94);
  const first = random.pick([1, -1]);
  const maxAmplitude = Math.min(axis, 160 - axis) - 4;
  const amplitudes = Array.from({ length: count }, (_, index) => {
    const distance = Math.abs((index + 0.5) / count - peak);
    return first * (index % 2 ? -1 : 1) * maxAmplitude * Math.max(0.2, 1 - distance * 1.15);
  });
  const step = width / (count + 1);
  const paths = [1, 0.7, 0.42, 0.18].map((share) => {
    const points = [0, ...amplitudes, 0].map((amplitude, index) => ({
      x: start + step * index,
      y: axis + amplitude * share,
    }));
    return curve(points);
  });
  const [lead = '', ...others] = paths;
  return { lines: [`${lead}H${right}`, ...others], endPoint: { x: right, y: axis } };
};

/** Strands that cross each other on their way to one point, straight ahead or to the side. */
const braid: Generator = (random) => {
  const [strands, crossings] = [random.int(2, 4), random.int(1, 5)];
  const [first, last] = random.pick([
    [80, 80],
    [52, 132],
    [108, 28],
  ] as const);
  const [reach, turn] = [random.int(32, 50), random.int(2, 9) / 10]; // without a turn some strands would overlap
  const swell = random.pick([
    () => 1,
    (way: number) => 1 - 0.8 * way,
    (way: number) => Math.sin(Math.PI * (0.2 + 0.8 * way)),
  ]);
  const endPoint = { x: right, y: last };
  const strand = (index: number, share: number): string => {
    const points = Array.from({ length: crossings + 1 }, (_, position) => {
      const way = position / (crossings + 1);
      const phase = Math.PI * (position + (2 * index) / strands) + turn;
      return {
        x: 4 + 228 * way,
        y: first + (last - first) * way + Math.cos(phase) * reach * swell(way) * share,
      };
    });
    return curve([...points, endPoint]);
  };
  const lines = [1, 0.7].flatMap((share) =>
    Array.from({ length: strands }, (_, index) => strand(index, share)),
  );
  return { lines, endPoint };
};

/** Hills whose echoes flatten below them; the end point is on the highest hill. */
const hills: Generator = (random) => {
  const peaks = random.int(1, 4);
  const [count, gap] = [random.int(3, 6), random.int(7, 11)];
  const room = 232 / peaks;
  const base = 152 - gap * (count - 1);
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
  const lines = Array.from({ length: count }, (_, index) => {
    const calm = 1 - index / (count - 0.4);
    return curve(skyline.map(({ x, y }) => ({ x, y: base + gap * index + (y - base) * calm })));
  });
  return { lines, endPoint: summits[highest] };
};

/** The line winds itself into its end point, from either side. */
const spiral: Generator = (random) => {
  const [turns, radius] = [random.int(2, 6), random.int(44, 74)];
  const [down, side] = [random.pick([1, -1]), random.pick([1, -1])];
  const middle = random.int(radius + 8, box.width - radius - 8);
  const lines = random.int(2, 4);
  const shrink = radius / (turns + 0.4);
  const wound = (index: number): { d: string; end: number } => {
    const start = (side > 0 ? 4 : box.width - 4) + side * 20 * index;
    let y = 80 - down * (radius - 6 * index);
    let d = `M${start} ${y}H${middle}`;
    for (let turn = 0; turn < Math.max(1, turns - 2 * index); turn += 1) {
      const size = Math.round(radius - 6 * index - shrink * turn);
      const height = down * (turn % 2 ? -2 : 2) * size;
      d += `a${pathNumbers(size, size, 0, 0, down * side > 0 ? 1 : 0, 0, height)}`;
      y += height;
    }
    return { d, end: y };
  };
  const all = Array.from({ length: lines }, (_, index) => wound(index));
  return { lines: all.map(({ d }) => d), endPoint: { x: middle, y: all[0]?.end ?? 80 } };
};

const generators: readonly Generator[] = [voiceLine, braid, hills, spiral];

export function seededDrawing(seed: string): Drawing {
  const random = seededRandom(seed);
  return { box, ...random.pick(generators)(random) };
}

interface Random {
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Random numbers derived from a text (mulberry32, seeded with its hash). */
function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

/** FNV-1a hash of a text, as a 32-bit integer. */
function hashOf(text: string): number {
  return [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
}
