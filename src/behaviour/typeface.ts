/**
 * Shows the site's typeface where it came after the first frame (`layouts/TypefaceScript.astro` shows it where it came
 * before), unless lines would break at other words and move what the visitor sees: then in the headings alone, whose
 * lines are short, or not at all, as where they have scrolled or came to an anchor. From the next page on it is shown
 * in any case.
 */

const mark = 'data-typeface';
/** What it is shown in, as the stylesheet knows it; the most comes first. */
const extents = ['all', 'headings'] as const;
/** The browser's own measure of layout shifts takes less for no movement. */
const leastMove = 3; // px

let isHere = false;

/** Where what is on the screen begins. Parts of drawings are left out: they move with their drawing. */
function placesOnScreen(): Map<Element, number> {
  const places = new Map<Element, number>();
  for (const element of document.querySelectorAll('body :not(svg *)')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) places.set(element, top);
  }
  return places;
}

/** Nothing of this is painted before it is decided. */
function showUnlessItMoves(root: HTMLElement): void {
  const before = placesOnScreen();
  const hasMoved = ([element, top]: [Element, number]): boolean =>
    Math.abs(top - (before.get(element) ?? Infinity)) >= leastMove;
  for (const extent of extents) {
    root.setAttribute(mark, extent);
    if (![...placesOnScreen()].some(hasMoved)) return;
  }
  root.removeAttribute(mark);
}

async function showLate(): Promise<void> {
  const root = document.documentElement;
  const family = getComputedStyle(root).getPropertyValue('--font-own');
  const faces = await document.fonts.load(`1em ${family}`);
  if (faces.length === 0) return;
  isHere = true;
  // What is above somebody who has scrolled would grow, and a place that is being scrolled to would move away.
  const isAtTop = scrollY === 0 && location.hash === '';
  if (isAtTop && !root.hasAttribute(mark)) showUnlessItMoves(root);
}

// The router drops all attributes of the document.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  if (isHere) newDocument.documentElement.setAttribute(mark, extents[0]);
});

// After the first frame. What cannot be fetched leaves the text in the letters that it has.
requestAnimationFrame(() => setTimeout(() => void showLate().catch(() => undefined)));
