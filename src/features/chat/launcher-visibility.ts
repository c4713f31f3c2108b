/**
 * Hides the chat button while it covers a control or the opening text of a page, and after scrolling down. Decides once
 * scrolling stops; otherwise, the button would flicker.
 */

const controls = 'a, button, input, label, select, summary, textarea';
const restTime = 120; // ms
/** Sample points on the button, closer than the smallest control. */
const spots = [0.02, 0.34, 0.66, 0.98];

function elementsBelow({ left, top, width, height }: DOMRect): Element[] {
  return spots
    .flatMap((x) => spots.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)))
    .filter((element) => element.closest('main, footer'));
}

/** Lines of text end before the box of their element does. */
function hasTextIn({ left, top, right, bottom }: DOMRect, element: Element): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    );
  });
}

function isInTheWay(launcher: Element): boolean {
  const box = launcher.getBoundingClientRect();
  const elements = elementsBelow(box);
  return (
    elements.some((element) => element.closest(controls)) ||
    (scrollY < 1 && elements.some((element) => hasTextIn(box, element)))
  );
}

const { documentElement: root } = document;
let lastTop = 0;
let isScrollingDown = false;

function decide(): void {
  const launcher = document.querySelector('.chat-launcher:not([hidden])');
  root.toggleAttribute('data-launcher-aside', !!launcher && (isScrollingDown || isInTheWay(launcher)));
  root.toggleAttribute('data-launcher-placed', true);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function decideAtRest(): void {
  clearTimeout(timer);
  timer = setTimeout(decide, restTime);
}

function onScroll(): void {
  // The end of the page has room for the button.
  isScrollingDown = scrollY > lastTop && scrollY < root.scrollHeight - innerHeight - 1;
  lastTop = scrollY;
  decideAtRest();
}

addEventListener('scroll', onScroll, { passive: true });
addEventListener('resize', decideAtRest);
addEventListener('click', decideAtRest); // the pressed element may expand

/** The button comes back when the chat closes, and the banner lifts it. */
const observer = new ResizeObserver(decideAtRest);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.cookie-banner, .chat-launcher')) {
    observer.observe(element);
  }
});
