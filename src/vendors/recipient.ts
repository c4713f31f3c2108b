/** What a service says of itself for the privacy policy. */

import type en from '@content/locales/en.json';

/** Who receives personal data, and where. */
export interface Recipient {
  /** What texts call it. */
  readonly name: string;
  /** The company behind it, where its name says less. */
  readonly company?: string;
  /** Where it handles data, as ISO 3166 codes. */
  readonly countries: readonly string[];
  /** What protects data outside the EEA, where that is no adequacy decision and no standard contractual clauses. */
  readonly safeguard?: 'framework';
}

/** A cookie, or an entry of local or session storage. */
export type StorageKind = 'cookie' | 'local' | 'session';

/** A number of units as `Intl.NumberFormat` knows them, or what ends it instead. */
export type Period =
  { readonly value: number; readonly unit: 'minute' | 'year' } | 'cleared' | 'tab' | 'browser' | 'atOnce';

export interface StoredEntry {
  /** Its name; `*` stands for any characters. */
  readonly name: string;
  readonly kind: StorageKind;
  readonly purpose: keyof (typeof en)['privacy']['stored']['purposes'];
  readonly period: Period;
}
