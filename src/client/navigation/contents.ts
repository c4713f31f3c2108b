/** In a list of contents, marks the section that is being read. */

/** A section is read from where its heading has come this far up, as a share of the window from below. */
const readFrom = 0.6;

function headingOf({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

const contents = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];

function markCurrent(): void {
  const links = contents();
  const line = innerHeight * (1 - readFrom);
  const passed = links.filter((link) => (headingOf(link)?.getBoundingClientRect().top ?? Infinity) <= line);
  const current = passed.at(-1)?.hash;
  for (const link of links) {
    // The list stands twice, beside the text and above it.
    if (link.hash === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

// A jump may take headings from one side of the line to the other without one of them being seen to cross it.
addEventListener('scrollend', markCurrent);

// Tells when a heading crosses the line, and not at every pixel.
const observer = new IntersectionObserver(markCurrent, { rootMargin: `0% 0% -${readFrom * 100}% 0%` });

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const heading of new Set(contents().map(headingOf))) if (heading) observer.observe(heading);
});
