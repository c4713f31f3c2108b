/**
 * Fetches pages before they are asked for: those of marked links when somebody is there, that of any
 * link of the site when a mouse rests on it, and at the latest when it is pressed. By `fetch` and kept here,
 * not by `<link rel="prefetch">`: Firefox asks the server again for what that has brought, and checks it
 * against `default-src`.
 */

import { firstSignOfLife } from './first-sign-of-life.ts';
import { linkOf } from './link-of.ts';

const rest = 80; // ms that a mouse must stay on a link
const keep = 5 * 60_000; // ms, as browsers keep what they prefetch

interface Ahead {
  readonly html: Promise<string | undefined>;
  readonly since: number;
}

/** By address, each for one use. */
const ahead = new Map<string, Ahead>();

/**
 * The HTML of a page, which may be on its way already.
 *
 * @returns undefined for what is no page
 * @throws when the network refuses it or breaks off
 */
export async function pageHtml(address: URL, signal: AbortSignal): Promise<string | undefined> {
  const known = ahead.get(pageOf(address));
  ahead.delete(pageOf(address));
  const isFresh = known !== undefined && Date.now() - known.since < keep;
  const fetchNow = () => fetchHtml(address, { signal });
  return isFresh ? known.html.catch(fetchNow) : fetchNow();
}

async function fetchHtml(address: URL, options: RequestInit): Promise<string | undefined> {
  const response = await fetch(address, options);
  const isPage = !response.redirected && /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');
  return isPage ? response.text() : undefined;
}

/** An address without its anchor. */
export function pageOf({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  return origin + pathname + search;
}

/** Fetches the page of a link, unless it is this page, none of the site, or fetched already. */
function fetchAhead(link: HTMLAnchorElement, priority: RequestPriority): void {
  const address = new URL(link.href, location.href);
  const known = ahead.get(pageOf(address));
  const isPage = !/\.\w+$/.test(address.pathname) && !link.target && !link.hasAttribute('download');
  if (address.origin !== location.origin || pageOf(address) === pageOf(location) || !isPage) return;
  if (known && Date.now() - known.since < keep) return;
  const html = fetchHtml(address, { priority });
  ahead.set(pageOf(address), { html, since: Date.now() });
  html.catch(() => ahead.delete(pageOf(address)));
}

/** Whoever pays for each byte, or waits for it, gets only what is asked for. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

document.addEventListener('pointerdown', (event) => {
  const link = event.button === 0 ? linkOf(event) : null;
  if (link) fetchAhead(link, 'high');
});

let resting: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('pointerover', (event) => {
  clearTimeout(resting);
  const link = event.pointerType === 'mouse' && !isSparing() ? linkOf(event) : null;
  if (link) resting = setTimeout(() => fetchAhead(link, 'low'), rest);
});

document.addEventListener('astro:page-load', () => {
  void firstSignOfLife().then(() => {
    if (isSparing()) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-fetch-ahead]'))
      fetchAhead(link, 'low');
  });
});
