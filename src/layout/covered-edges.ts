/**
 * Measures how far the header reaches down and the cookie banner up, for `scroll-padding` and for what ends above the
 * banner: no focused element ends up behind them. Texts, typeface and the size of letters decide how high they
 * are; until this runs the styles have a likely height.
 */

const { documentElement: root } = document;

function shown(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.height > 0 ? box : undefined;
}

function set(property: string, pixels: number): void {
  const value = `${Math.ceil(pixels)}px`;
  // Writing the same value would restyle the page.
  if (root.style.getPropertyValue(property) !== value) root.style.setProperty(property, value);
}

function measure(): void {
  const banner = shown('.cookie-banner');
  // While it is closed the likely height stays, for the moment in which it opens.
  if (banner) set('--banner-height', innerHeight - banner.top);
  // It gets lower when the page scrolls, step by step: the room for it stays.
  const reserved = parseFloat(root.style.getPropertyValue('--header-bottom')) || 0;
  set('--header-bottom', Math.max(reserved, shown('.site-header')?.bottom ?? 0));
}

const observer = new ResizeObserver(measure);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.site-header, .cookie-banner')) observer.observe(element);
});
