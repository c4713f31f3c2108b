import { googleAnalytics } from './google-analytics.ts';
import { hotjar } from './hotjar.ts';
import type { DataRecipient, StoredEntry } from './stored-entries.ts';

/**
 * A service that measures visits once the visitor has accepted (docs/decisions/014): what it runs and stores, and the hosts it
 * may contact.
 */
export interface Vendor extends DataRecipient {
  /** The variable with the owner's id; without it nothing is loaded. */
  readonly variable: string;
  /** External hosts, by the kind of access that the content security policy allows. */
  readonly hosts: Readonly<Partial<Record<HostKind, readonly string[]>>>;
  readonly stores: readonly StoredEntry[];
  /** Matches the names of all cookies and storage entries that the service may leave behind; a withdrawal clears them. */
  readonly traces: RegExp;
  readonly script: (id: string) => string;
  /** Prepares the page for the service's script. Called once per page load, and never before the visitor accepts. */
  readonly start: (id: string) => Tracker;
}

export type HostKind = 'script' | 'connect' | 'image' | 'frame';

/** A vendor's script on a page, once started. */
export interface Tracker {
  /** Tells the script that the visitor has just accepted. */
  readonly accepted?: () => void;
  /** Tells the script that the visitor has withdrawn; the page is reloaded afterwards. */
  readonly withdrawn?: () => void;
  readonly pageView?: (page: {
    readonly address: string;
    readonly referrer: string;
    readonly title: string;
  }) => void;
}

/** The services that `analytics` of content/site.json can name. */
export const vendors = { googleAnalytics, hotjar } as const satisfies Readonly<Record<string, Vendor>>;

export type VendorId = keyof typeof vendors;

export type VendorVariable = (typeof vendors)[VendorId]['variable'];

export const vendorIds = Object.keys(vendors) as VendorId[];

/** The vendors with an id in the environment, each with its id. An empty value counts as unset. */
export function configuredVendors(
  environment: Readonly<Record<string, unknown>>,
): { vendor: Vendor; id: string }[] {
  return vendorIds.flatMap((name) => {
    const id = environment[vendors[name].variable];
    return id ? [{ vendor: vendors[name], id: String(id) }] : [];
  });
}
