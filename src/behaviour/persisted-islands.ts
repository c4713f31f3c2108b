/**
 * Islands that live on from page to page (`transition:persist`) may do so only once they are
 * hydrated. One that is not would get the next page's props over the old page's HTML: React reports
 * a mismatch (#418) and the visitor's first click is lost. Astro's own mark, `ssr`, is gone before React
 * has finished, so behaviour/hydrate-on-touch.ts sets one.
 */

import { completeProps } from './island-parts.ts';

const persist = 'data-astro-transition-persist';

document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll(`astro-island:not([data-alive])[${persist}]`)) {
    island.removeAttribute(persist);
  }
});

/** Gives those that live on the texts of the next page before it is shown; without them they keep their own. */
async function takeTexts(next: Document): Promise<void> {
  for (const island of document.querySelectorAll(`astro-island[data-alive][${persist}]`)) {
    const id = CSS.escape(island.getAttribute(persist) ?? '');
    const successor = next.querySelector(`[${persist}="${id}"]`);
    if (!successor) continue;
    await completeProps(successor).catch(() => {
      successor.setAttribute('props', island.getAttribute('props') ?? '{}');
    });
  }
}

document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    await load();
    await takeTexts(event.newDocument);
  };
});
