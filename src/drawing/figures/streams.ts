/** Figures of many lines. */

import { bundle, curve } from '../wind.ts';
import { box, type Figure, right } from './figure.ts';

/** Several ways in that become one way out. */
export const confluence: Figure = (dice) => {
  const count = dice.int(3, 6);
  const meeting = dice.pick([84, 130, 190]);
  const goal = { x: right, y: dice.pick([14, 44, 80, 116, 146]) };
  const stagger = dice.pick([0, 20, -20]);
  const gap = 148 / (count - 1);
  const lead = dice.int(0, count - 1);
  const paths = Array.from({ length: count }, (_, index) => {
    const start = {
      x: stagger < 0 ? 4 - stagger * index : 4 + stagger * (count - 1 - index),
      y: 6 + gap * index,
    };
    const join = Math.max(meeting + 9 * Math.abs(index - lead), start.x + 92);
    return curve([start, { x: start.x + 12, y: start.y }, { x: Math.min(join, right - 14), y: goal.y }]);
  });
  const [first] = paths.splice(lead, 1);
  return { lines: bundle([`${first}H${right}`, ...paths]), goal };
};

/** One way in that opens into several; one of them arrives. */
export const delta: Figure = (dice) => {
  const count = dice.int(3, 6);
  const parting = dice.pick([30, 70, 110]);
  const source = dice.pick([14, 50, 80, 110, 146]);
  const stagger = dice.pick([0, 12, -12]);
  const gap = 148 / (count - 1);
  const lead = dice.int(0, count - 1);
  const ends = Array.from({ length: count }, (_, index) => ({
    x: right - (stagger < 0 ? -stagger * index : stagger * (count - 1 - index)),
    y: 6 + gap * index,
  }));
  const paths = ends.map((end, index) => {
    const leave = { x: parting - 6 * Math.abs(index - lead), y: source };
    return curve([{ x: 4, y: source }, { ...leave, x: Math.max(leave.x, 6) }, end]);
  });
  const goal = ends[lead] ?? { x: right, y: source };
  const [first = ''] = paths.splice(lead, 1);
  return { lines: bundle([first, ...paths]), goal };
};

/** A wind that parts around a calm place. */
export const eye: Figure = (dice) => {
  const count = dice.int(4, 8);
  const radius = dice.int(26, 60);
  const goal = { x: dice.int(56, 184), y: dice.int(40, 120) };
  const gap = 140 / (count - 1);
  const paths = Array.from({ length: count }, (_, index) => {
    const y = 10 + gap * index;
    const away = y - goal.y;
    const bent = goal.y + (away < 0 ? -1 : 1) * Math.hypot(away, radius);
    const passed = Math.min(box.height - 2, Math.max(2, bent));
    return curve([
      { x: 0, y },
      { x: Math.max(0, goal.x - 2 * radius), y },
      { x: goal.x, y: passed },
      { x: Math.min(box.width, goal.x + 2 * radius), y },
      { x: box.width, y },
    ]);
  });
  const nearest = Math.round((goal.y - 10) / gap);
  const [first = ''] = paths.splice(nearest, 1);
  return { lines: bundle([first, ...paths]), goal };
};
