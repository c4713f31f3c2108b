import { googleAnalyticsHosts } from './google-analytics.ts';
import { hotjarHosts } from './hotjar.ts';
import { plausibleHosts } from './plausible.ts';
import type { Hosts } from './vendor.ts';
import { type VendorId, vendorIds, vendors } from './vendors.ts';

/** Apart from the vendors themselves: pages need none of it, the headers do. */
const hosts: Readonly<Record<VendorId, Hosts>> = {
  googleAnalytics: googleAnalyticsHosts,
  hotjar: hotjarHosts,
  plausible: plausibleHosts,
};

/** The hosts of one kind that the vendors with an id need. */
export function vendorHosts(kind: keyof Hosts, environment: Readonly<Record<string, unknown>>): string[] {
  return vendorIds.flatMap((id) => (environment[vendors[id].variable] ? (hosts[id][kind] ?? []) : []));
}
