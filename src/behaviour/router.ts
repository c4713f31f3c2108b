/**
 * Changes of page without a reload, by Astro's router. It is a third of all script, so it comes when a link is pressed or
 * after the first sign that somebody is there, and whoever is faster waits for it: the page that they ask for is on its way meanwhile
 * (`fetch-ahead.ts`). In place of Astro's own component, which brings the router with the page.
 */

import { pageOf } from './fetch-ahead.ts';
import { firstSignOfLife } from './first-sign-of-life.ts';
import { linkOf } from './link-of.ts';
import { showLoadError } from './load-error.ts';
import { openedAddress } from './navigation-type.ts';
import { painted } from './painted.ts';
import { isPlainClick } from './plain-click.ts';
import { visitorsPlace } from './visitor-scroll.ts';

const pageLoad = 'astro:page-load';

/** Fetched once; what failed is tried again. */
let coming: Promise<typeof import('astro:transitions/client')> | undefined;
let isRouterHere = false;

/** The page that is shown, by its address. */
let shown = pageOf(location);
/** The last click was to open something elsewhere; a form is sent by one. */
let isForNewTab = false;

function router(): NonNullable<typeof coming> {
  coming ??= import('astro:transitions/client');
  coming.then(
    () => (isRouterHere = true),
    () => (coming = undefined),
  );
  return coming;
}

/**
 * Opens a page of the site in the place of this one.
 *
 * @param address a path or a whole address
 * @param sourceElement what was used to get there
 */
export async function openPage(address: string, sourceElement?: Element): Promise<void> {
  const here = await router().catch(() => undefined);
  if (here) {
    await here.navigate(address, sourceElement ? { sourceElement } : {});
  } else if (await isReachable(address)) {
    // A tab from before the last publication asks for a router that is gone.
    location.assign(address);
  } else {
    showLoadError(address);
    shown = pageOf(location);
  }
}

function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function take(event: Event, address: URL, sourceElement: Element): void {
  if (event.defaultPrevented || address.origin !== location.origin) return;
  event.preventDefault();
  void openPage(address.href, sourceElement);
}

// Only one file: unlike what else is loaded ahead it need not wait for the end of the press.
document.addEventListener('pointerdown', (event) => {
  if (event.button !== 0 || linkOf(event)?.origin !== location.origin) return;
  void painted()
    .then(router)
    .catch(() => undefined); // tried again at the click
});

const isHere = (target: string): boolean => target === '' || target === '_self';

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  isForNewTab = !isPlainClick(event);
  if (!link || isForNewTab || !isHere(link.target)) return;
  if (link.hasAttribute('download') || 'astroReload' in link.dataset) return;
  // An anchor of this page needs no network; the router, once it is here, keeps the places of both entries.
  if (link.hash !== '' && pageOf(link) === pageOf(location) && !isRouterHere) return;
  take(event, new URL(link.href), link);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !isHere(form.target) || isForNewTab)
    return;
  const typed = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
  const address = new URL(form.action);
  address.search = new URLSearchParams(typed).toString();
  take(event, address, form);
});

let isTold = false;
document.addEventListener(pageLoad, () => {
  isTold = true;
  shown = pageOf(location);
});
// The router goes to the anchor of a page before it tells of that page, and the browser tells of an entry without state.
document.addEventListener('astro:before-swap', ({ to }) => {
  shown = pageOf(to);
});

/** The router tells of the first page too, where it comes before that has loaded. */
function tellOfFirstPage(): void {
  if (!isTold) document.dispatchEvent(new Event(pageLoad));
}

/** After the page has loaded, which it may have before this runs: scripts wait for the first paint. */
const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => setTimeout(resolve));
});

// After a reload, followed by Back before this runs, the address is another page's, and this page is still shown.
const opened = openedAddress();
if (opened && opened.pathname !== location.pathname) location.reload();

// The router looks only after the entries that it knows, and after none before it is here.
addEventListener('popstate', ({ state }) => {
  if ((state === null || !isRouterHere) && pageOf(location) !== shown) location.reload();
});

/** Lets a visitor who has scrolled meanwhile stay there. */
function keepPlace(): void {
  const place = visitorsPlace();
  if (place) scrollTo({ ...place, behavior: 'instant' });
}

if (history.state === null) {
  firstSignOfLife()
    .then(router)
    .catch(() => undefined); // tried again when it is needed
  void loaded.then(tellOfFirstPage);
} else {
  // A page that is returned to: the router puts it back where it was left, before others decide on that.
  const returned = router().catch(() => undefined);
  void Promise.all([loaded, returned.then(keepPlace)]).then(tellOfFirstPage);
}
