/**
 * The inline script of the head: sets state that the first paint needs. Inserted as source text, so it must not use outside
 * names.
 */

import type { isValidChoice } from '../features/consent/is-valid-choice.ts';

/** The same on all pages, so that the security policy needs one hash for the script. */
export interface HeadSettings {
  /** The prefix of the dashboard's host. */
  readonly prefix: string;
  readonly localHosts: string;
  readonly vendors: readonly string[];
  readonly keys: readonly [choice: string, record: string];
}

/**
 * 1. On the dashboard's host, every route redirects to the dashboard. On the 404 page, which static hosts send for any unknown
 * path, an unknown article redirects to the blog of its language; any other path is logged.
 * 2. Marks the local server, which replaces services without keys.
 * 3. Reserves space for the cookie banner until the visitor has chosen.
 */
export function prepareDocument(
  { prefix, localHosts, vendors, keys: [choiceKey, recordKey] }: HeadSettings,
  isValid: typeof isValidChoice,
): void {
  const { dashboard, articles, list } = document.currentScript?.dataset ?? {};
  const root = document.documentElement;
  const { hostname, pathname } = location;
  const isArticle = (folder: string) =>
    pathname.startsWith(folder) && !pathname.slice(folder.length).includes('/');
  const isDashboardHost = `.${hostname}`.includes(`.${prefix}`);
  if (isDashboardHost && dashboard && pathname !== dashboard) location.replace(dashboard);
  else if (list && articles?.split(' ').some(isArticle)) location.replace(list);
  else if (articles) console.error(`404: the path ${pathname} does not exist.`);
  root.toggleAttribute('data-local', new RegExp(localHosts).test(hostname));
  let isOpen = vendors.length > 0 && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl);
  try {
    isOpen &&= !isValid(localStorage.getItem(choiceKey), localStorage.getItem(recordKey), vendors);
  } catch {
    console.info('Storage is refused.');
  }
  root.dataset['cookieBanner'] ??= isOpen ? 'reserved' : 'closed';
}
