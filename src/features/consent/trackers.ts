/** The analytics vendors' code. Fetched when it is needed: most visits need none of it. */

import { PUBLIC_GA_MEASUREMENT_ID, PUBLIC_HOTJAR_SITE_ID } from 'astro:env/client';
import {
  configuredVendors,
  type Tracker,
  vendorIds,
  vendors,
  type VendorVariable,
} from '../../vendors/analytics.ts';
import { keys, remove } from '../../browser/storage.ts';

/** Imported by name: the module as a whole would add all variables to the script, and the code that lists them. */
const ids: Readonly<Record<VendorVariable, string | number | undefined>> = {
  PUBLIC_GA_MEASUREMENT_ID,
  PUBLIC_HOTJAR_SITE_ID,
};

/** Starts the vendors that have an id, once a page load, after consent. One that fails is reported; the others start. */
export function startTrackers(report: (error: unknown) => void): readonly Tracker[] {
  return configuredVendors(ids).flatMap(({ vendor, id }) => {
    try {
      const tracker = vendor.start(id);
      const script = document.createElement('script');
      script.async = true;
      script.src = vendor.script(id);
      document.head.append(script);
      return tracker;
    } catch (error) {
      report(error);
      return [];
    }
  });
}

export function clearTraces(): void {
  for (const cookie of expiredCookies(document.cookie, location.hostname)) document.cookie = cookie;
  for (const area of ['local', 'session'] as const) {
    for (const key of keys(area)) if (isTrace(key)) remove(area, key);
  }
}

/** Also of vendors without an id: they may have had one at an earlier visit. */
function isTrace(name: string): boolean {
  return vendorIds.some((id) => vendors[id].traces.test(name));
}

/** The values to assign to `document.cookie` to remove the vendors' cookies, for each domain that they may be set for. */
export function expiredCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter(isTrace);
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
