import type { DataRecipient } from './data-recipient.ts';
import { googleAnalytics } from './google-analytics.ts';
import { hotjar } from './hotjar.ts';
import type { StoredEntry } from './stored-entries.ts';

/**
 * A service that measures visits once the visitor has accepted (docs/decisions/014): what it runs and stores, and the hosts it
 * may contact.
 */
export interface AnalyticsVendor extends DataRecipient {
  /** The variable with the owner's id; without it nothing is loaded. */
  readonly idVariable: string;
  /** External hosts, by the kind of access that the content security policy allows. */
  readonly hosts: Readonly<Partial<Record<HostKind, readonly string[]>>>;
  readonly storedEntries: readonly StoredEntry[];
  /** Matches the names of all cookies and storage entries that the service may leave behind, which a withdrawal clears. */
  readonly storageNames: RegExp;
  readonly scriptUrl: (id: string) => string;
  /** Prepares the page for the service's script. Called once per page load, and never before the visitor accepts. */
  readonly start: (id: string) => Tracker;
}

export type HostKind = 'script' | 'connect' | 'image' | 'frame';

/** A vendor's script on a page, once started. */
export interface Tracker {
  /** Tells the script that the visitor has just accepted. */
  readonly onAccept?: () => void;
  /** Tells the script that the visitor has withdrawn. The page is reloaded afterwards. */
  readonly onWithdraw?: () => void;
  readonly onPageView?: (page: {
    readonly address: string;
    readonly referrer: string;
    readonly title: string;
  }) => void;
}

/** The services that `analytics` in content/site.json can list. */
export const analyticsVendors = { googleAnalytics, hotjar } as const satisfies Readonly<
  Record<string, AnalyticsVendor>
>;

export type AnalyticsVendorId = keyof typeof analyticsVendors;

export type AnalyticsVariable = (typeof analyticsVendors)[AnalyticsVendorId]['idVariable'];

export const analyticsVendorIds = Object.keys(analyticsVendors) as AnalyticsVendorId[];

/** The vendors with an id in the environment, each with its id. An empty value counts as unset. */
export function configuredVendors(
  environment: Readonly<Record<string, unknown>>,
): { vendor: AnalyticsVendor; id: string }[] {
  return analyticsVendorIds.flatMap((name) => {
    const id = environment[analyticsVendors[name].idVariable];
    return id ? [{ vendor: analyticsVendors[name], id: String(id) }] : [];
  });
}
