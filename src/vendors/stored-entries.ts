/** Data stored in the browser, for the privacy policy. */

import type en from '@owner/locales/en.json';

/** The site's own entries; the analytics vendors' files list theirs. */
export const siteEntries = [
  { name: 'analytics-consent', kind: 'local', purpose: 'consent', period: 'cleared' },
  { name: 'analytics-consent-record', kind: 'local', purpose: 'consentRecord', period: 'cleared' },
  { name: 'preferred-language', kind: 'local', purpose: 'language', period: 'cleared' },
  { name: 'chat', kind: 'session', purpose: 'chat', period: 'tab' },
  { name: 'form-draft-*', kind: 'session', purpose: 'draft', period: 'tab' },
] as const satisfies readonly StoredEntry[];

/** After so many months, the visitor is asked for consent again. */
export const choiceMonths = 12;

type OwnName<Kind extends StorageKind> = Extract<(typeof siteEntries)[number], { kind: Kind }>['name'];

type KeyLike<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;

/** The keys that the site's own code may use in an area of storage. The compiler lets `src/browser/storage.ts` use no others. */
export type OwnKey<Kind extends StorageKind> = KeyLike<OwnName<Kind>>;

export function isOwnKey(key: string): boolean {
  return siteEntries.some(({ name }) =>
    name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name,
  );
}

/** The maximum number of days that an entry is stored; 0 if it ends with the tab, with the browser or at once. */
export function daysOf(period: Period): number {
  if (typeof period === 'string') return 0;
  const days = { minute: 1 / (24 * 60), year: 365 };
  return period.value * days[period.unit];
}

/** "2 years". */
export function periodText(
  period: Period,
  languageTag: string,
  words: Readonly<Record<Extract<Period, string>, string>>,
): string {
  if (typeof period === 'string') return words[period];
  const { value, unit } = period;
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export type StorageKind = 'cookie' | 'local' | 'session';

/** A number of `Intl.NumberFormat` units, or the event that ends it instead. */
export type Period =
  { readonly value: number; readonly unit: 'minute' | 'year' } | 'cleared' | 'tab' | 'browser' | 'atOnce';

export interface StoredEntry {
  /** Its name; `*` matches any characters. */
  readonly name: string;
  readonly kind: StorageKind;
  readonly purpose: keyof (typeof en)['privacy']['stored']['purposes'];
  readonly period: Period;
}
