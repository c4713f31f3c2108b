/**
 * Measures how far the header reaches down and the cookie banner up, for `scroll-padding` and for what ends above the
 * banner: no focused element ends up behind them. Texts, typeface and the size of letters decide how high they
 * are; until this runs the styles have a likely height. No custom property is set on the document: that restyles every
 * element of the page.
 */

const { documentElement: root } = document;

/** They read `--banner-height`: see CookieBanner.css. */
const aboveBanner = '.floating-controls, .beside, .dashboard-drawer';

/** Between the header and what is scrolled to. */
const gap = 16; // px

function shown(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.height > 0 ? box : undefined;
}

function measure(): void {
  const banner = shown('.cookie-banner');
  const bannerHeight = banner && `${Math.ceil(innerHeight - banner.top)}px`;
  root.style.scrollPaddingBottom = bannerHeight ?? '';
  // While it is closed the likely height stays, for the moment in which it opens.
  if (bannerHeight)
    for (const element of document.querySelectorAll<HTMLElement>(aboveBanner))
      element.style.setProperty('--banner-height', bannerHeight);
  // The header gets lower when the page scrolls, step by step: the room for it stays.
  const top = Math.ceil((shown('.site-header')?.bottom ?? 0) + gap);
  if (top > parseFloat(getComputedStyle(root).scrollPaddingTop)) root.style.scrollPaddingTop = `${top}px`;
}

const observer = new ResizeObserver(measure);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.site-header, .cookie-banner')) observer.observe(element);
});
