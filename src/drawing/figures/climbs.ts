/** Figures that rise. */

import { shares } from '../dice.ts';
import { bundle, stream, type Station, steps } from '../wind.ts';
import { box, type Figure, right } from './figure.ts';

/** Steps of different heights and lengths, up or down. */
export const stairs: Figure = (dice) => {
  const count = dice.int(2, 5);
  const [treads, rises] = [shares(dice, count + 1), shares(dice, count)];
  const rising = dice.pick([true, true, false]);
  const [low, high] = [dice.int(116, 128), dice.int(10, 34)];
  const [lines, gap] = [dice.int(3, 5), dice.pick([5, 8])];
  const sum = (parts: readonly number[]) => parts.reduce((whole, share) => whole + share, 0);
  const stations = treads.flatMap((tread, index): Station[] => {
    const share = sum(rises.slice(0, index));
    const y = rising ? low - (low - high) * share : high + (low - high) * share;
    const x = 4 + 228 * sum(treads.slice(0, index));
    const near = gap * (1 - index / count);
    return [
      { x, y, gap: near },
      { x: x + 228 * tread * (index === count ? 1 : 0.5), y, gap: near },
    ];
  });
  const goal = { x: right, y: rising ? high : low };
  return { lines: stream(stations, lines), goal };
};

/** Leaps, far and short, over level ground or up a slope. */
export const leaps: Figure = (dice) => {
  const count = dice.int(2, 5);
  const [ground, height, power] = [dice.int(140, 152), dice.int(96, 132), dice.pick([0.3, 0.7, 1.2])];
  const rise = dice.pick([0, 0, 76]);
  const leap = shares(dice, count).map((share) => ({
    width: Math.round(228 * share),
    up: Math.round(rise * share),
  }));
  const widest = Math.max(...leap.map(({ width }) => width));
  const path = (share: number): string =>
    leap
      .map(({ width, up }) => {
        const crest = (height - rise) * (width / widest) ** power;
        return `q${steps(width / 2, -2 * crest * share - up / 2, width, -up)}`;
      })
      .join('');
  const echoes = dice.pick([
    [1, 0.72],
    [1, 0.74, 0.5, 0.28],
    [1, 0.86, 0.72, 0.58, 0.44],
  ]);
  const goal = leap.reduce(({ x, y }, { width, up }) => ({ x: x + width, y: y - up }), { x: 4, y: ground });
  return {
    lines: bundle(echoes.map((share) => `M4 ${ground}${path(share)}`)),
    goal,
  };
};

/** Rings that spread around what was reached. */
export const rings: Figure = (dice) => {
  const count = dice.int(3, 6);
  const form = dice.pick(['above', 'below', 'around'] as const);
  const y = { above: dice.int(120, 148), below: dice.int(12, 40), around: 80 }[form];
  const x = dice.int(form === 'around' ? 84 : 70, form === 'around' ? 156 : 170);
  const room = Math.min(x, box.width - x, form === 'above' ? y : form === 'below' ? box.height - y : 80) - 4;
  const [start, power] = [dice.pick([4, 236]), dice.pick([0.6, 1, 1.7])];
  const [least, most] = [dice.int(12, 26), dice.int(Math.min(58, room), room)];
  const rings = Array.from({ length: count }, (_, index) => {
    const radius = Math.round(least + (most - least) * (index / (count - 1)) ** power);
    const half = (sweep: number, width: number) => `a${steps(radius, radius, 0, 0, sweep, width, 0)}`;
    const first = half(form === 'below' ? 0 : 1, 2 * radius);
    return `M${x - radius} ${y}${first}${form === 'around' ? half(1, -2 * radius) : ''}`;
  });
  return { lines: bundle([`M${start} ${y}H${x}`, ...rings]), goal: { x, y } };
};
