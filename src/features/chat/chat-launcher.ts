/**
 * The chat's button steps aside (`data-launcher-aside` on the document) while a visitor reads on, where it would cover
 * the text, and while it covers a control of the page. Scrolling up brings it back. Controls are looked for when the
 * page has come to rest: while it scrolls, the button would flicker.
 */

const controls = 'a, button, input, label, select, summary, textarea';
const restTime = 120; // ms
/** The button lies on the text in narrower windows (Tailwind's `xl`). */
const roomBeside = 1280; // px
/** Less is a finger that trembles. */
const leastMove = 8; // px
/** Sample points on the button, closer than the smallest control. */
const spots = [0.02, 0.34, 0.66, 0.98];

function liesOnControl(launcher: Element): boolean {
  const { left, top, width, height } = launcher.getBoundingClientRect();
  return spots.some((x) =>
    spots.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => element.closest(controls)?.closest('main, footer')),
    ),
  );
}

let lastTop = 0;
let readsOn = false;

function decide(): void {
  const launcher = document.querySelector('.chat-launcher:not([hidden])');
  const isAside = !!launcher && (readsOn || liesOnControl(launcher));
  document.documentElement.toggleAttribute('data-launcher-aside', isAside);
}

let timer: ReturnType<typeof setTimeout> | undefined;

function decideAtRest(): void {
  clearTimeout(timer);
  timer = setTimeout(decide, restTime);
}

function onScroll(): void {
  const move = scrollY - lastTop;
  if (Math.abs(move) >= leastMove) {
    lastTop = scrollY;
    if (readsOn !== (move > 0 && innerWidth < roomBeside)) {
      readsOn = !readsOn;
      decide();
    }
  }
  decideAtRest();
}

addEventListener('scroll', onScroll, { passive: true });
addEventListener('resize', decideAtRest);
addEventListener('click', decideAtRest); // the pressed element may unfold

/** The button comes back when the chat closes, and the banner lifts it. */
const observer = new ResizeObserver(decideAtRest);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.cookie-banner, .chat-launcher')) {
    observer.observe(element);
  }
});
