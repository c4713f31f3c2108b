/**
 * Takes along to the next page that the site is shown by this machine's own server, which answers in place of
 * services that are not configured: `layouts/HeadScript.astro` has set the mark before the first paint, and
 * the router drops it with all attributes of the document.
 */

const localMark = 'data-local';

document.addEventListener('astro:before-swap', ({ newDocument }) => {
  newDocument.documentElement.toggleAttribute(localMark, document.documentElement.hasAttribute(localMark));
});
