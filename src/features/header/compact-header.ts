/** Makes the header compact after 50 px of scrolling. */

const thresholdPx = 50;

function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > thresholdPx);
}

addEventListener('scroll', markScrolled, { passive: true });
document.addEventListener('astro:after-swap', markScrolled);
markScrolled();
