/** The data that the site itself stores in the browser; the files of the analytics vendors list theirs. */

import type { Period, StorageKind, StoredEntry } from './recipient.ts';

/** The entries of the site's own code. The compiler lets `src/browser/storage.ts` use no others. */
export const ownEntries = [
  { name: 'analytics-consent', kind: 'local', purpose: 'consent', period: 'cleared' },
  { name: 'analytics-consent-record', kind: 'local', purpose: 'consentRecord', period: 'cleared' },
  { name: 'preferred-language', kind: 'local', purpose: 'language', period: 'cleared' },
  { name: 'chat', kind: 'session', purpose: 'chat', period: 'tab' },
  { name: 'form-draft-*', kind: 'session', purpose: 'draft', period: 'tab' },
] as const satisfies readonly StoredEntry[];

type Own = (typeof ownEntries)[number];

type KeyLike<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;

/** The keys that the site's own code may use in an area of storage. */
export type OwnKey<Kind extends StorageKind> = KeyLike<Extract<Own, { readonly kind: Kind }>['name']>;

/** True for a key that the site's own code uses. */
export function isOwnKey(key: string): boolean {
  return ownEntries.some(({ name }) =>
    name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name,
  );
}

/** How many days something is stored at most; 0 for what ends with the tab, the browser or at once. */
export function daysOf(period: Period): number {
  if (typeof period === 'string') return 0;
  const days = { minute: 1 / (24 * 60), year: 365 };
  return period.value * days[period.unit];
}

/** "2 years". */
export function periodText(
  period: Period,
  intl: string,
  words: Readonly<Record<Extract<Period, string>, string>>,
): string {
  if (typeof period === 'string') return words[period];
  const { value, unit } = period;
  return new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
