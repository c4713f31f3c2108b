/**
 * Islands that live on from page to page (`transition:persist`) may do so only once they are
 * hydrated. One that is not would get the next page's props over the old page's HTML: React reports
 * a mismatch (#418) and the visitor's first click is lost. Astro's own mark, `ssr`, is gone before React
 * has finished, so behaviour/hydrate-on-touch.ts sets one.
 */

const persist = 'data-astro-transition-persist';

document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll(`astro-island:not([data-alive])[${persist}]`)) {
    island.removeAttribute(persist);
  }
});
