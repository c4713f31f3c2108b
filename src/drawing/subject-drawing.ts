/** A drawing for whatever has an id, made of nothing else. Pure. */

import { diceOf } from './dice.ts';
import { leaps, rings, stairs } from './figures/climbs.ts';
import { box, type Figure } from './figures/figure.ts';
import { confluence, delta, eye } from './figures/streams.ts';
import { bends, curls, spiral } from './figures/turns.ts';
import { braid, hills, voice } from './figures/waves.ts';
import type { WindDrawing } from './wind.ts';

const waves: readonly Figure[] = [voice, braid, hills];
const streams: readonly Figure[] = [confluence, delta, eye];
const turns: readonly Figure[] = [curls, spiral, bends];
const climbs: readonly Figure[] = [stairs, leaps, rings];

/** Six figures each: of three, two articles in a list would soon be alike. */
const families = [
  [...waves, ...streams],
  [...waves, ...turns],
  [...waves, ...climbs],
  [...streams, ...turns],
  [...streams, ...climbs],
  [...turns, ...climbs],
] as const;

/**
 * The same drawing for the same subject, wherever it is shown.
 *
 * @param id decides on the figure and its variation: an article's id, a page's route
 * @param subject decides on the family of figures, so that what belongs together is akin: an article's first tag
 */
export function subjectDrawing(id: string, subject = id): WindDrawing {
  const dice = diceOf(id);
  const figure = dice.pick(diceOf(subject).pick(families));
  return { box, ...figure(dice) };
}
