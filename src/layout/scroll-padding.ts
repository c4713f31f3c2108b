/**
 * Measures header and banner for `scroll-padding`. Does not set a custom property on the document, which would restyle every
 * element.
 */

const { documentElement: root } = document;

const gapPx = 16; // between the header and the scroll target

function visibleBox(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.height > 0 ? box : undefined;
}

function measure(): void {
  const banner = visibleBox('.cookie-banner');
  const bannerHeight = banner && `${Math.ceil(innerHeight - banner.top)}px`;
  root.style.scrollPaddingBottom = bannerHeight ?? '';
  // Keep the last measured or assumed height of a closed banner, so that opening it does not shift anything.
  if (bannerHeight)
    for (const element of document.querySelectorAll<HTMLElement>('[data-above-banner]'))
      element.style.setProperty('--banner-height', bannerHeight);
  // Keep the larger padding, although the header shrinks while the page scrolls.
  const top = Math.ceil((visibleBox('.site-header')?.bottom ?? 0) + gapPx);
  if (top > parseFloat(getComputedStyle(root).scrollPaddingTop)) root.style.scrollPaddingTop = `${top}px`;
}

const observer = new ResizeObserver(measure);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  for (const element of document.querySelectorAll('.site-header, .cookie-banner')) observer.observe(element);
});
