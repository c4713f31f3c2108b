/** State that the router has to keep from page to page. */

const persist = 'data-astro-transition-persist';

/**
 * Only islands that have started may persist. Any other would hydrate its old HTML with the next page's props, which is React's
 * error #418 and loses the first click.
 */
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll(`astro-island[ssr][${persist}]`)) {
    island.removeAttribute(persist);
  }
});

/** Set by `layout/head-script.ts`. The router removes the attributes of `<html>`: this one is carried over. */
const localMark = 'data-local';

document.addEventListener('astro:before-swap', ({ newDocument, viewTransition }) => {
  newDocument.documentElement.toggleAttribute(localMark, document.documentElement.hasAttribute(localMark));
  // The router skips the fade when somebody leaves early, and does not handle the rejection: an error in the console.
  viewTransition.ready.catch(() => undefined);
});
