/**
 * Replaces the router's loader: if a page cannot be fetched, the error screen is shown at that page's address.
 * Astro's own loader would fall back to a full page load.
 */

import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';

/** Longest wait for a press whose code is still loading. */
const maxHoldMs = 2_000;

/** A copy of the current document with the error in place of the page. */
function errorDocument(): Document | undefined {
  const screen = document.querySelector<HTMLTemplateElement>('template[data-load-error]');
  if (!screen) return undefined;
  const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  copy.querySelector('main')?.replaceChildren(screen.content.cloneNode(true));
  copy.title = screen.dataset['title'] ?? copy.title;
  return copy;
}

/** @returns undefined if the browser must open it: a file, another site, or a page without the router */
async function parsePage(response: Response): Promise<Document | undefined> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || new URL(response.url || location.href).origin !== location.origin) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const element of page.querySelectorAll('noscript')) element.remove();
  return page.querySelector('[name="astro-view-transitions-enabled"]') ? page : undefined;
}

async function fetchPage(event: TransitionBeforePreparationEvent): Promise<Document | undefined> {
  const response = await fetch(event.to, { signal: event.signal });
  const page = await parsePage(response);
  if (page && response.redirected) event.to = Object.assign(new URL(response.url), { hash: event.to.hash });
  return page;
}

async function loadPage(event: TransitionBeforePreparationEvent): Promise<void> {
  const page = await fetchPage(event).catch(errorDocument);
  if (event.signal.aborted) return;
  if (page) event.newDocument = page;
  else event.preventDefault();
}

document.addEventListener('astro:before-preparation', (event) => {
  const defaultLoader = event.loader;
  event.loader = async () => {
    // Finish a pending press (such as the cookie banner's) before leaving.
    const presses = Promise.all(window.earlyEvents.pending);
    const limit = new Promise((resolve) => setTimeout(resolve, maxHoldMs));
    await Promise.all([event.formData ? defaultLoader() : loadPage(event), Promise.race([presses, limit])]);
  };
});
