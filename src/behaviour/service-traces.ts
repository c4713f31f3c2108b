import { keys, write } from './storage.ts';

/** What the two services leave behind on this site: cookies, and the recorder's entries in storage. */

const cookieNames = /^(_ga|_gid|_gat|_hj)/;
const storageKeys = /^_?hj/;

/** Removes all of it. */
export function clearServiceTraces(): void {
  for (const cookie of ownCookies(document.cookie, location.hostname)) document.cookie = cookie;
  for (const area of ['local', 'session'] as const) {
    for (const key of keys(area)) if (storageKeys.test(key)) write(area, key, null);
  }
}

/**
 * What to assign to `document.cookie`, one after the other, so that the services' cookies are gone.
 * They are set for the widest domain that the browser allows, so each parent domain is tried.
 *
 * @param cookies the value of `document.cookie`
 */
export function ownCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => cookieNames.test(name));
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
