/**
 * Fetches the site's typeface behind all that the first paint needs, and shows it: at once where nothing was painted
 * yet, as with a browser that has it, and otherwise unless lines would break at other words and move what the
 * visitor sees. From the next page on it is shown in any case.
 */

const mark = 'data-typeface';
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
  root.toggleAttribute(mark, true);
  for (const [element, top] of placesOnScreen()) {
    if (Math.abs(top - (before.get(element) ?? Infinity)) < leastMove) continue;
    root.removeAttribute(mark);
    return;
  }
}

async function fetchAndShow(): Promise<void> {
  const root = document.documentElement;
  const family = getComputedStyle(root).getPropertyValue('--font-own');
  const faces = await document.fonts.load(`1em ${family}`);
  if (faces.length === 0) return;
  isHere = true;
  if (performance.getEntriesByName('first-contentful-paint').length > 0) showUnlessItMoves(root);
  else root.toggleAttribute(mark, true);
}

// The router drops all attributes of the document.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  newDocument.documentElement.toggleAttribute(mark, isHere);
});

// What cannot be fetched leaves the text in the letters that it has.
fetchAndShow().catch(() => undefined);
