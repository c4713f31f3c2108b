/**
 * The router's error screen: a page that cannot be reached is replaced by an error under its own address, so that the
 * error's button tries it again. Without this the router would leave for the browser's error page.
 */

import { reload } from '../browser/leaving.ts';

/** A copy of the current document with the error instead of the page. */
function errorDocument(): Document | undefined {
  const screen = document.querySelector<HTMLTemplateElement>('template[data-load-error]');
  if (!screen) return undefined;
  const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  copy.querySelector('main')?.replaceChildren(screen.content.cloneNode(true));
  copy.title = screen.dataset['title'] ?? copy.title;
  return copy;
}

function isReachable(address: URL): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    // Astro's loader prevents the default both for what is not a page, such as a PDF, and for what cannot be reached; the
    // router then has the browser open the address (docs/upgrading.md).
    const leave = event.preventDefault.bind(event);
    let isRefused = false;
    event.preventDefault = () => {
      isRefused = true;
    };
    await load();
    if (!isRefused || event.signal.aborted) return;
    const screen = (await isReachable(event.to)) ? undefined : errorDocument();
    if (screen) event.newDocument = screen;
    else leave();
  };
});

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-reload]')) reload();
});
