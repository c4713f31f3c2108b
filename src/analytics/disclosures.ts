import type { Recipient } from '../privacy/recipient.ts';
import type { StoredEntry } from '../privacy/stored.ts';
import { googleAnalyticsDisclosure } from './google-analytics.ts';
import { hotjarDisclosure } from './hotjar.ts';
import { plausibleDisclosure } from './plausible.ts';
import type { Disclosure } from './vendor.ts';
import { type VendorId, vendors } from './vendors.ts';

/** Apart from the vendors themselves, like their hosts: of the pages only the privacy policy needs it. */
const disclosures: Readonly<Record<VendorId, Disclosure>> = {
  googleAnalytics: googleAnalyticsDisclosure,
  hotjar: hotjarDisclosure,
  plausible: plausibleDisclosure,
};

/** A vendor as the privacy policy names it. */
export function vendorRecipient(id: VendorId): Recipient {
  const { stores: _, ...recipient } = disclosures[id];
  return { name: vendors[id].name, ...recipient };
}

/** What a vendor keeps in the browser, once the visitor has accepted. */
export function vendorEntries(id: VendorId): readonly StoredEntry[] {
  return disclosures[id].stores;
}
