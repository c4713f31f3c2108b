/** Where the visitor has scrolled to by themselves, as opposed to what browser and scripts scroll to. */

/** What people scroll by, but for the scrollbar, of which nothing is told. */
const gestures = ['wheel', 'touchmove', 'keydown'];

let isVisitor = false;
let place: Place | undefined;

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** The place on this page, in CSS pixels; undefined as long as the visitor has not scrolled. */
export function visitorsPlace(): Place | undefined {
  return place;
}

for (const type of gestures) addEventListener(type, () => (isVisitor = true), { passive: true });
addEventListener(
  'scroll',
  () => {
    if (isVisitor) place = { left: scrollX, top: scrollY };
  },
  { passive: true },
);
document.addEventListener('astro:after-swap', () => {
  isVisitor = false;
  place = undefined;
});
