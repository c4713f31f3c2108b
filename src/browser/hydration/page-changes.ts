/** What must not be lost when the router changes the page. */

const persist = 'data-astro-transition-persist';

/** A press whose code does not come holds a link no longer than this. */
const maxHoldTime = 2_000; // ms

/** What was pressed just before, such as an answer to the cookie banner, is done before the page is left. */
document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    const limit = new Promise((resolve) => setTimeout(resolve, maxHoldTime));
    await Promise.all([load(), Promise.race([Promise.all(window.earlyEvents.pending), limit])]);
  };
});

/**
 * Only islands that have started may live on from page to page. Another one would get the next page's props over the old
 * page's HTML: React reports a mismatch (#418) and the first click is lost.
 */
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll(`astro-island[ssr][${persist}]`)) {
    island.removeAttribute(persist);
  }
});

/** Set before the first paint by `layout/HeadScript.astro`; the router drops it with all attributes of the document. */
const localMark = 'data-local';

/** The next page too is shown by this machine's own server, which answers in place of services that are not configured. */
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  newDocument.documentElement.toggleAttribute(localMark, document.documentElement.hasAttribute(localMark));
});
