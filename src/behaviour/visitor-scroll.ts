/** Where the visitor has scrolled to by themselves, as opposed to what browser and scripts scroll to. */

import { navigationType } from './navigation-type.ts';

/** What people scroll by, or go to an anchor by. */
const gestures = ['wheel', 'touchmove', 'pointerdown'];
const scrollKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ', 'Tab', 'Enter'];

export interface Place {
  readonly left: number;
  readonly top: number;
}

let isVisitor = false;
let place = isScrolledAlready() ? here() : undefined;

/** The place on this page, in CSS pixels; undefined as long as the visitor has not scrolled. */
export function visitorsPlace(): Place | undefined {
  return place;
}

function here(): Place {
  return { left: scrollX, top: scrollY };
}

/** Scrolled before this script came, and neither to an anchor nor by a browser that restores the place. */
function isScrolledAlready(): boolean {
  if (scrollY === 0 || location.hash !== '') return false;
  return history.scrollRestoration === 'manual' || navigationType() === 'navigate';
}

const begin = (): void => {
  isVisitor = true;
};
for (const type of gestures) addEventListener(type, begin, { passive: true });
addEventListener('keydown', ({ key }) => {
  if (scrollKeys.includes(key)) begin();
});
addEventListener(
  'scroll',
  () => {
    if (isVisitor) place = here();
  },
  { passive: true },
);
document.addEventListener('astro:after-swap', () => {
  isVisitor = false;
  place = undefined;
});
