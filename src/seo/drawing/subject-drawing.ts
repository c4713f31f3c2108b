/** A drawing for whatever has an id, made of nothing else. Pure. */

import { bends, box, braid, curls, type Figure, hills, spiral, voice } from './figures.ts';
import { seededRandom } from './seeded-random.ts';
import type { WindDrawing } from './wind.ts';

const figures: readonly Figure[] = [voice, braid, hills, curls, spiral, bends];

/**
 * The same drawing for the same id, wherever it is shown.
 *
 * @param id an article's id, a page's route, a tag's id
 */
export function subjectDrawing(id: string): WindDrawing {
  const random = seededRandom(id);
  return { box, ...random.pick(figures)(random) };
}
