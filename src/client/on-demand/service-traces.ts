import { allVendors } from '../../services/analytics/vendors.ts';
import { keys, remove } from '../storage.ts';

/** Removes what the analytics vendors leave behind on this site: cookies, and entries in storage. */
export function clearServiceTraces(): void {
  for (const cookie of ownCookies(document.cookie, location.hostname)) document.cookie = cookie;
  for (const area of ['local', 'session'] as const) {
    for (const key of keys(area)) if (isTrace('storage', key)) remove(area, key);
  }
}

/** Also of vendors without an id: they may have had one at an earlier visit. */
function isTrace(kind: 'cookies' | 'storage', name: string): boolean {
  return allVendors.some((vendor) => vendor[kind]?.test(name));
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
    .filter((name) => isTrace('cookies', name));
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
