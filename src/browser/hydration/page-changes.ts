/** State that the router has to keep from page to page. */

const persist = 'data-astro-transition-persist';

/**
 * Only hydrated islands may persist. Any other would hydrate its old HTML with the next page's props, or get them while React
 * hydrates it: React's errors #418 and #424, which lose the first click.
 */
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll(`astro-island:not([data-hydrated])[${persist}]`)) {
    island.removeAttribute(persist);
  }
});

/** Set by `layout/head-script.ts`. The router removes the attributes of `<html>`: this one is carried over. */
const localAttribute = 'data-local';

document.addEventListener('astro:before-swap', ({ newDocument, viewTransition }) => {
  newDocument.documentElement.toggleAttribute(
    localAttribute,
    document.documentElement.hasAttribute(localAttribute),
  );
  // The router skips the fade when somebody leaves early, and does not handle the rejection: an error in the console.
  viewTransition.ready.catch(() => undefined);
});
