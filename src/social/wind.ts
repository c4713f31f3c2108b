/** The wind lines: they come in at the left edge, gather, and end in one point. Pure. */

import { curve } from '../drawing/wind.ts';

/** The air that the lines may use, in pixels of the image. */
export interface Air {
  /** Below the title and above the facts. */
  readonly top: number;
  readonly bottom: number;
  /** Where the title ends; to the right of it the lines may rise. */
  readonly titleRight: number;
  /** How far up they may rise there. */
  readonly ceiling: number;
  /** Where they end. */
  readonly right: number;
}

export interface WindLine {
  /** The `d` of an SVG path. */
  readonly path: string;
  readonly opacity: number;
}

export interface Wind {
  readonly lines: readonly WindLine[];
  readonly goal: { readonly x: number; readonly y: number };
}

/** From the leading line to the last. */
const opacities = [1, 0.62, 0.44, 0.3, 0.2];

/** Less room than this beside the title, in pixels, is too little to rise in. */
const roomToRise = 250;

/** Between lines and what they pass, in pixels. */
const distance = 28;

/**
 * Draws the lines into the air that a title leaves.
 *
 * @param seed the same text gives the same lines; a page's route, so that its languages are siblings
 */
export function wind(seed: string, air: Air): Wind {
  const random = randomOf(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const height = air.bottom - air.top;
  const middle = air.top + height / 2;
  const rises = air.right - air.titleRight - distance >= roomToRise;

  // The leading line; the others keep a distance to it, which shrinks on the way.
  const start = { x: -8, y: air.top + height * between(0.1, 0.4) };
  const crest = { x: between(210, 360), y: air.top + height * between(0, 0.3) };
  const turn = rises ? Math.max(between(600, 700), air.titleRight + distance) : between(640, 780);
  // On some pages the lines change sides on their way down, as a ribbon does.
  const twist = between(0, 1) < 0.6 ? -1 : 1;
  const trough = { x: turn, y: air.bottom - height * (twist < 0 ? between(0, 0.2) : between(0.36, 0.46)) };
  const goal = {
    x: air.right,
    y: rises
      ? air.ceiling + (air.top - air.ceiling) * between(0.05, 0.7)
      : middle + height * between(-0.3, 0.1),
  };
  const gathered = { x: goal.x - between(20, 60), y: goal.y };
  const rise = rises ? Math.min(30, (gathered.x - turn - 150) / 4) : 16;

  const lines = opacities.map((opacity, index) => ({
    opacity,
    path: curve([
      { x: start.x, y: within(start.y + height * 0.15 * index, air) },
      { x: crest.x + index * 22, y: within(crest.y + height * 0.11 * index, air) },
      { x: trough.x + index * rise, y: within(trough.y + height * 0.1 * index * twist, air) },
      gathered,
      goal,
    ]),
  }));
  return { lines, goal };
}

function within(y: number, { top, bottom }: Air): number {
  return Math.min(bottom, Math.max(top, y));
}

/** Numbers from 0 to 1 that only look random (mulberry32, seeded by an FNV-1a hash of the text). */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
