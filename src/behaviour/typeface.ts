/**
 * Shows the site's typeface where it came after the first frame (`layouts/TypefaceScript.astro` shows it where it came
 * before), unless lines would break at other words and move what the visitor sees: then in the headings alone, whose
 * lines are short, or not at all, as where they have scrolled or came to an anchor. From the next page on it is shown
 * in any case. What is below the screen follows, so that a page has one look, and in steps: to lay out a long page at
 * once would keep the browser busy for longer than a touch may wait.
 */

import { nextFrame } from './painted.ts';

const mark = 'data-typeface';
/** What it is shown in, as the stylesheet knows it; the most comes first. */
const extents = ['all', 'headings'] as const;
type Extent = (typeof extents)[number];
/** The browser's own measure of layout shifts takes less for no movement. */
const leastMove = 3; // px
/** Elements of one step below the screen: less than 50 ms of a processor four times slower (decision 070). */
const stepSize = 60;

let isHere = false;

/** The page's blocks, some of which are on the screen. */
interface Blocks {
  readonly onScreen: readonly Element[];
  readonly below: readonly Element[];
}

/** Takes apart what crosses the screen's lower edge, down to the blocks that hold text. */
function blocksOf(parent: Element): Blocks {
  const onScreen: Element[] = [];
  const below: Element[] = [];
  for (const block of parent.children) {
    const { top, bottom } = block.getBoundingClientRect();
    if (top >= innerHeight) below.push(block);
    else if (bottom <= innerHeight || holdsText(block)) onScreen.push(block);
    else {
      const parts = blocksOf(block);
      onScreen.push(...parts.onScreen);
      below.push(...parts.below);
    }
  }
  return { onScreen, below };
}

function holdsText({ childNodes, childElementCount }: Element): boolean {
  const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
  return childElementCount === 0 || [...childNodes].some(isText);
}

/** Where what is on the screen begins. Parts of drawings are left out: they move with their drawing. */
function placesOf(blocks: readonly Element[]): Map<Element, number> {
  const places = new Map<Element, number>();
  for (const block of blocks) {
    for (const element of [block, ...block.querySelectorAll(':not(svg *)')]) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) places.set(element, top);
    }
  }
  return places;
}

function showIn(blocks: readonly Element[], extent: Extent): void {
  for (const block of blocks) block.setAttribute(mark, extent);
}

/**
 * True for what a visitor sees move as a whole: not for the corner with the launcher, which gives way to the cookie banner
 * before that appears, nor for what is inline, such as a link, which may come to another line as any word may.
 */
function isBlockInSight(element: Element): boolean {
  const { visibility, display } = getComputedStyle(element);
  return visibility === 'visible' && display !== 'inline' && element.closest('.corner') === null;
}

/**
 * Nothing of this is painted before it is decided.
 *
 * @returns what it is shown in
 */
function showUnlessItMoves(blocks: readonly Element[]): Extent | undefined {
  const before = placesOf(blocks);
  const hasMoved = ([element, top]: [Element, number]): boolean =>
    Math.abs(top - (before.get(element) ?? Infinity)) >= leastMove && isBlockInSight(element);
  for (const extent of extents) {
    showIn(blocks, extent);
    if (![...placesOf(blocks)].some(hasMoved)) return extent;
  }
  for (const block of blocks) block.removeAttribute(mark);
  return undefined;
}

async function showBelow(blocks: readonly Element[], extent: Extent): Promise<void> {
  let room = 0;
  for (const block of blocks) {
    const size = block.querySelectorAll('*').length + 1;
    if (size > room) {
      await nextFrame();
      room = stepSize;
    }
    room -= size;
    showIn([block], extent);
  }
}

async function showLate(): Promise<void> {
  const root = document.documentElement;
  const family = getComputedStyle(root).getPropertyValue('--font-own');
  const faces = await document.fonts.load(`1em ${family}`);
  if (faces.length === 0) return;
  isHere = true;
  // What is above somebody who has scrolled would grow, and a place that is being scrolled to would move away.
  const isAtTop = scrollY === 0 && location.hash === '';
  if (!isAtTop || root.hasAttribute(mark)) return;
  const { onScreen, below } = blocksOf(document.body);
  const extent = showUnlessItMoves(onScreen);
  if (extent) await showBelow(below, extent);
}

// The router drops all attributes of the document.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  if (isHere) newDocument.documentElement.setAttribute(mark, extents[0]);
});

// After the first frame. What cannot be fetched leaves the text in the letters that it has.
void nextFrame()
  .then(showLate)
  .catch(() => undefined);
