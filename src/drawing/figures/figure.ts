/** What all figures have in common. */

import type { Dice } from '../dice.ts';
import type { WindDrawing } from '../wind.ts';

/** The room of every figure, three by two, in units of its own. */
export const box = { width: 240, height: 160 } as const;

/** Room for the goal, which is drawn around its point. */
export const right = 232;

/** A figure in one of its many variations, as the dice fall. */
export type Figure = (dice: Dice) => Omit<WindDrawing, 'box'>;
