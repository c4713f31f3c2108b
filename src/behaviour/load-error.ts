/**
 * The router's own error screen: a page that the network refuses is replaced by
 * 'Unexpected Application Error!' under its address, so that Reload Page tries the same page again.
 * Without this the router would leave for the browser's error page.
 */

import { pageHtml } from './fetch-ahead.ts';
import { painted } from './painted.ts';

const template = '#load-error';

/** A copy of the current document that shows the error in the place of the page. */
function errorDocument(): Document | undefined {
  const screen = document.querySelector<HTMLTemplateElement>(template);
  if (!screen) return undefined;
  const copy = parse(document.documentElement.outerHTML);
  copy.querySelector('main')?.replaceChildren(screen.content.cloneNode(true));
  copy.title = screen.dataset['title'] ?? copy.title;
  return copy;
}

/**
 * Shows the same screen where the router itself could not be had.
 *
 * @param address of the page that was asked for
 */
export function showLoadError(address: string): void {
  const screen = errorDocument();
  if (!screen) {
    location.assign(address);
    return;
  }
  history.pushState(null, '', address);
  document.title = screen.title;
  document.querySelector('main')?.replaceWith(screen.querySelector('main') ?? '');
  scrollTo({ top: 0, behavior: 'instant' });
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * @returns undefined for what is no page of this site, which the router has a way with
 * @throws when the network refuses it or breaks off
 */
async function loadPage(address: URL, signal: AbortSignal): Promise<Document | undefined> {
  // To read the page and to begin the transition, which styles the old page anew, takes a while on a slow device.
  const [html] = await Promise.all([pageHtml(address, signal), painted()]);
  if (html === undefined) return undefined;
  const page = parse(html);
  if (!page.querySelector('[name="astro-view-transitions-enabled"]')) return undefined;
  // As the router does: these would be shown, since the parser here runs without scripting.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  return page;
}

document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    // The router's loader does not tell what the network refused from what is no page, and a second request
    // to find out may have another answer than the first.
    const page = await loadPage(event.to, event.signal).catch(() =>
      event.signal.aborted ? undefined : errorDocument(),
    );
    if (page) event.newDocument = page;
    else if (!event.signal.aborted) await load();
  };
});

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-reload]')) location.reload();
});
