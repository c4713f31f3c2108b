/** Keeps state across the router's page changes. */

const persist = 'data-astro-transition-persist';

/**
 * Only hydrated islands may persist. Any other would hydrate its old HTML with the next page's props, or receive them during
 * hydration: React's errors #418 and #424, which lose the first click.
 */
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll(`astro-island:not([data-hydrated])[${persist}]`)) {
    island.removeAttribute(persist);
  }
});

/** Set by `layout/head-script.ts`. The router removes the attributes of `<html>`, so copy this one. */
const localAttribute = 'data-local';

document.addEventListener('astro:before-swap', ({ newDocument, viewTransition }) => {
  newDocument.documentElement.toggleAttribute(
    localAttribute,
    document.documentElement.hasAttribute(localAttribute),
  );
  // If a visitor leaves early, the router skips the fade and does not handle the rejection, which would log an error.
  viewTransition.ready.catch(() => undefined);
});
