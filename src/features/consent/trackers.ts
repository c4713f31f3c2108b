/** The analytics vendors' code. Loaded on demand: most visits do not need it. */

import { PUBLIC_GA_MEASUREMENT_ID, PUBLIC_HOTJAR_SITE_ID } from 'astro:env/client';
import { removeStored, storedKeys } from '../../browser/storage.ts';
import {
  type AnalyticsVariable,
  analyticsVendorIds,
  analyticsVendors,
  configuredVendors,
  type Tracker,
} from '../../vendors/analytics.ts';

/** Imported by name, since importing the whole module would add all other variables to the script. */
const environment: Readonly<Record<AnalyticsVariable, string | number | undefined>> = {
  PUBLIC_GA_MEASUREMENT_ID,
  PUBLIC_HOTJAR_SITE_ID,
};

/**
 * Starts the vendors that have an id, once per page load, after consent. If one fails, reports the error and starts the others.
 */
export function startTrackers(report: (error: unknown) => void): readonly Tracker[] {
  return configuredVendors(environment).flatMap(({ vendor, id }) => {
    try {
      const tracker = vendor.start(id);
      const script = document.createElement('script');
      script.async = true;
      script.src = vendor.scriptUrl(id);
      document.head.append(script);
      return tracker;
    } catch (error) {
      report(error);
      return [];
    }
  });
}

export function removeVendorData(): void {
  for (const cookie of expiredCookies(document.cookie, location.hostname)) document.cookie = cookie;
  for (const area of ['local', 'session'] as const) {
    for (const key of storedKeys(area)) if (isVendorData(key)) removeStored(area, key);
  }
}

/** Includes vendors without an id: they may have had one on an earlier visit. */
function isVendorData(name: string): boolean {
  return analyticsVendorIds.some((id) => analyticsVendors[id].storageNames.test(name));
}

/** The values to assign to `document.cookie` to remove the vendors' cookies, for each domain where they may be set. */
export function expiredCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter(isVendorData);
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
