/** Measures header and banner for `scroll-padding`. No custom property on the document: it would restyle every element. */

const { documentElement: root } = document;

/** See CookieBanner.css. */
const aboveBanner = '.floating-controls, .beside, .dashboard-drawer';

const gap = 16; // px between the header and what is scrolled to

function shown(selector: string): HTMLElement | undefined {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.offsetHeight ? element : undefined;
}

function measure(): void {
  const banner = shown('.cookie-banner');
  // Not its place: when a window gets wider the page is scrolled beyond its end for a moment.
  const bannerHeight =
    banner && `${banner.offsetHeight + Math.ceil(parseFloat(getComputedStyle(banner).marginBottom))}px`;
  root.style.scrollPaddingBottom = bannerHeight ?? '';
  // A closed banner keeps its last measured or assumed height, so that opening shifts nothing.
  if (bannerHeight)
    for (const element of document.querySelectorAll<HTMLElement>(aboveBanner))
      element.style.setProperty('--banner-height', bannerHeight);
  // The header gets lower when the page scrolls, step by step: the room for it stays.
  const top = Math.ceil((shown('.site-header')?.getBoundingClientRect().bottom ?? 0) + gap);
  if (top > parseFloat(getComputedStyle(root).scrollPaddingTop)) root.style.scrollPaddingTop = `${top}px`;
}

const observer = new ResizeObserver(measure);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.site-header, .cookie-banner')) observer.observe(element);
});
