/** Data about a service for the privacy policy. */

import type en from '@content/locales/en.json';

/** A recipient of personal data. */
export interface Recipient {
  /** Its name in texts. */
  readonly name: string;
  /** The company behind it, where its name says less. */
  readonly company?: string;
  /** Where it handles data, as ISO 3166 codes. */
  readonly countries: readonly string[];
  /** The protection of data outside the EEA, if neither an adequacy decision nor standard contractual clauses. */
  readonly safeguard?: 'framework';
}

/** A cookie, or an entry of local or session storage. */
export type StorageKind = 'cookie' | 'local' | 'session';

/** A number of units as `Intl.NumberFormat` knows them, or what ends it instead. */
export type Period =
  { readonly value: number; readonly unit: 'minute' | 'year' } | 'cleared' | 'tab' | 'browser' | 'atOnce';

export interface StoredEntry {
  /** Its name; `*` matches any characters. */
  readonly name: string;
  readonly kind: StorageKind;
  readonly purpose: keyof (typeof en)['privacy']['stored']['purposes'];
  readonly period: Period;
}
