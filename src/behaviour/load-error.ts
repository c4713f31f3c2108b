/**
 * The router's own error screen (spec section 8): a page that the network refuses is replaced by
 * 'Unexpected Application Error!' under its address, so that Reload Page tries the same page again.
 * Without this the router would leave for the browser's error page.
 */

const template = '#load-error';

/** A copy of the current document that shows the error in the place of the page. */
function errorDocument(): Document | undefined {
  const screen = document.querySelector<HTMLTemplateElement>(template);
  if (!screen) return undefined;
  const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  copy.querySelector('main')?.replaceChildren(screen.content.cloneNode(true));
  copy.title = screen.dataset['title'] ?? copy.title;
  return copy;
}

async function isReachable(address: URL): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    await load();
    // Prevented also when the answer is no page or another site's: the browser handles those.
    if (!event.defaultPrevented || event.signal.aborted || (await isReachable(event.to))) return;
    const shown = errorDocument();
    if (!shown) return;
    event.newDocument = shown;
    Object.defineProperty(event, 'defaultPrevented', { value: false });
  };
});

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-reload]')) location.reload();
});
