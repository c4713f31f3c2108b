import type { Recipient } from '../privacy/recipient.ts';
import type { StoredEntry } from '../privacy/stored.ts';
import { googleAnalyticsDisclosure } from './google-analytics.ts';
import { hotjarDisclosure } from './hotjar.ts';
import { plausibleDisclosure } from './plausible.ts';
import type { Disclosure, Hosts } from './vendor.ts';
import { type VendorId, vendorIds, vendors } from './vendors.ts';

/** Kept apart from `vendors`, which every page loads: only the privacy policy and the headers need it. */
const disclosures: Readonly<Record<VendorId, Disclosure>> = {
  googleAnalytics: googleAnalyticsDisclosure,
  hotjar: hotjarDisclosure,
  plausible: plausibleDisclosure,
};

/** A vendor as the privacy policy names it. */
export function vendorRecipient(id: VendorId): Recipient {
  const { stores: _, hosts: _1, ...recipient } = disclosures[id];
  return { name: vendors[id].name, ...recipient };
}

/** What a vendor keeps in the browser, once the visitor has accepted. */
export function vendorEntries(id: VendorId): readonly StoredEntry[] {
  return disclosures[id].stores;
}

/** The hosts of one kind that the vendors with an id need. */
export function vendorHosts(kind: keyof Hosts, environment: Readonly<Record<string, unknown>>): string[] {
  return vendorIds.flatMap((id) =>
    environment[vendors[id].variable] ? (disclosures[id].hosts[kind] ?? []) : [],
  );
}
