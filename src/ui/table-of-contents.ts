/** Marks, in a list of contents, the section that the visitor is reading. */

import { targetOf } from '../browser/navigation.ts';

/** A section counts as being read once its heading is this share of the window's height above the window's lower edge. */
const distance = 0.6;

function contentsLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
}

function markCurrent(): void {
  const links = contentsLinks();
  const line = innerHeight * (1 - distance);
  const passed = links.filter(
    (link) => (targetOf(link.hash)?.getBoundingClientRect().top ?? Infinity) <= line,
  );
  const current = passed.at(-1)?.hash;
  for (const link of links) {
    // The page has the list twice: next to the text and above it.
    if (link.hash === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

// A jump moves headings past the line without the observer seeing them cross it.
addEventListener('scrollend', markCurrent);

// Fires when a heading crosses the line, not for every pixel.
const observer = new IntersectionObserver(markCurrent, { rootMargin: `0% 0% -${distance * 100}% 0%` });

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const heading of new Set(contentsLinks().map(({ hash }) => targetOf(hash))))
    if (heading) observer.observe(heading);
});
