/** The chat's button steps aside after scrolling down, and off controls. Decided once scrolling stops, or it would flicker. */

const controls = 'a, button, input, label, select, summary, textarea';
const restTime = 120; // ms
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

const { documentElement: root } = document;
let lastTop = 0;
let isScrollingDown = false;

function decide(): void {
  const launcher = document.querySelector('.chat-launcher:not([hidden])');
  root.toggleAttribute('data-launcher-aside', !!launcher && (isScrollingDown || liesOnControl(launcher)));
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
addEventListener('click', decideAtRest); // the pressed element may unfold

/** The button comes back when the chat closes, and the banner lifts it. */
const observer = new ResizeObserver(decideAtRest);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.cookie-banner, .chat-launcher')) {
    observer.observe(element);
  }
});
