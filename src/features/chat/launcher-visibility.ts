/**
 * Hides the chat button while it covers a control or the opening text of a page, and after scrolling down. Updates only once
 * scrolling stops, since the button would otherwise flicker.
 */

const controls = 'a, button, input, label, select, summary, textarea';
const debounceDelay = 120; // ms
/** Sample points on the button, as fractions of its size: closer together than the smallest control. */
const samplePoints = [0.02, 0.34, 0.66, 0.98];

function elementsUnder({ left, top, width, height }: DOMRect): Element[] {
  return samplePoints
    .flatMap((x) =>
      samplePoints.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
    )
    .filter((element) => element.closest('main, footer'));
}

/** Checks the lines of text, since an element's box is often wider than they are. */
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

function coversContent(launcher: Element): boolean {
  const box = launcher.getBoundingClientRect();
  const elements = elementsUnder(box);
  return (
    elements.some((element) => element.closest(controls)) ||
    (scrollY < 1 && elements.some((element) => hasTextIn(box, element)))
  );
}

const { documentElement: root } = document;
let lastTop = 0;
let isScrollingDown = false;

function updateVisibility(): void {
  const launcher = document.querySelector('.chat-launcher:not([hidden])');
  root.toggleAttribute('data-launcher-hidden', !!launcher && (isScrollingDown || coversContent(launcher)));
  root.toggleAttribute('data-launcher-placed', true);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function scheduleUpdate(): void {
  clearTimeout(timer);
  timer = setTimeout(updateVisibility, debounceDelay);
}

function onScroll(): void {
  // The end of the page has room for the button.
  isScrollingDown = scrollY > lastTop && scrollY < root.scrollHeight - innerHeight - 1;
  lastTop = scrollY;
  scheduleUpdate();
}

addEventListener('scroll', onScroll, { passive: true });
addEventListener('resize', scheduleUpdate);
addEventListener('click', scheduleUpdate); // the pressed element may expand

/** The button reappears when the chat closes, and moves up when the banner opens. */
const observer = new ResizeObserver(scheduleUpdate);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.cookie-banner, .chat-launcher')) {
    observer.observe(element);
  }
});
