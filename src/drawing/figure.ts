/** What all figures have in common. */

import type { Random } from './seeded-random.ts';
import type { WindDrawing } from './wind.ts';

/** The room of every figure, three by two, in units of its own. */
export const box = { width: 240, height: 160 } as const;

/** Room for the goal, which is drawn around its point. */
export const right = 232;

/** A figure in one of its many variations. */
export type Figure = (random: Random) => Omit<WindDrawing, 'box'>;
