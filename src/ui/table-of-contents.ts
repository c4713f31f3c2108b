/** Marks the section that the visitor is reading in the table of contents. */

import { targetOf } from '../browser/navigation.ts';

/** A section is current once its heading is this far up the window, as a share of its height. */
const readingLine = 0.6;

function contentsLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
}

function markCurrent(): void {
  const links = contentsLinks();
  const readingLineY = innerHeight * (1 - readingLine);
  const passed = links.filter(
    (link) => (targetOf(link.hash)?.getBoundingClientRect().top ?? Infinity) <= readingLineY,
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
const observer = new IntersectionObserver(markCurrent, { rootMargin: `0% 0% -${readingLine * 100}% 0%` });

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const heading of new Set(contentsLinks().map(({ hash }) => targetOf(hash))))
    if (heading) observer.observe(heading);
});
