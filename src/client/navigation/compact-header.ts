/** Marks the document once the page is scrolled past 50 px; the header is compact then. */

const threshold = 50; // px

function mark(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
}

addEventListener('scroll', mark, { passive: true });
document.addEventListener('astro:after-swap', mark);
mark();
