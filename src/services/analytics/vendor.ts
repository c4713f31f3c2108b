import type { Recipient } from '../privacy/recipient.ts';
import type { StoredEntry } from '../privacy/stored.ts';

/** Hosts outside the site, by what the content security policy allows them. */
export interface Hosts {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
}

/** What the privacy policy and the headers say of a vendor, beside its name and its texts in `content/locales`. */
export interface Disclosure extends Omit<Recipient, 'name'> {
  readonly hosts: Hosts;
  /** What it keeps in the visitor's browser. */
  readonly stores: readonly StoredEntry[];
}

/** A vendor's script on a page, from its start on. */
export interface Tracker {
  /** Tells it that the visitor has accepted just now. */
  readonly accepted?: () => void;
  /** Tells it that the visitor has withdrawn; the page is loaded anew afterwards. */
  readonly withdrawn?: () => void;
  /** Counts the page that is shown. */
  readonly pageView?: () => void;
}

/**
 * A service that measures visits, once the visitor has accepted: `src/client/consent/analytics.ts` looks after the consent
 * (docs/decisions/039).
 */
export interface Vendor {
  /** As the privacy policy names it. */
  readonly name: string;
  /** The variable with the owner's id; without it nothing is loaded. */
  readonly variable: string;
  /** What it leaves on the site and a withdrawal clears: names of cookies, and keys in storage. */
  readonly cookies?: RegExp;
  readonly storage?: RegExp;
  /** Loads its script. Called once a page load, and never before the visitor accepts. */
  readonly start: (id: string) => Tracker;
}

/** Adds a vendor's script to the page. */
export function addScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
}
