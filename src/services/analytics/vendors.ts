import { googleAnalytics } from './google-analytics.ts';
import { hotjar } from './hotjar.ts';
import { plausible } from './plausible.ts';
import type { Vendor } from './vendor.ts';

/** The services that `analytics` of content/site.json can name. */
export const vendors = { googleAnalytics, hotjar, plausible } as const satisfies Readonly<
  Record<string, Vendor>
>;

export type VendorId = keyof typeof vendors;

/** The variables with the vendors' ids. */
export type VendorVariable = (typeof vendors)[VendorId]['variable'];

export const vendorIds = Object.keys(vendors) as VendorId[];

export const allVendors: readonly Vendor[] = Object.values(vendors);

/** The vendors that the environment gives an id, each with it. Set but empty counts as unset. */
export function configured(environment: Readonly<Record<string, unknown>>): { vendor: Vendor; id: string }[] {
  return allVendors.flatMap((vendor) => {
    const id = environment[vendor.variable];
    return id ? [{ vendor, id: String(id) }] : [];
  });
}
