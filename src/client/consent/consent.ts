/**
 * The visitor's choice about analytics: unset until made, stored as `analytics-consent`, the same in all tabs. Beside it
 * stands when it was made and who would measure then. Global Privacy Control counts as declined.
 */

import { read, write } from '../storage.ts';

/** What can be chosen. Anything else in storage counts as nothing, here and in `layouts/HeadScript.astro`. */
export const choices = ['accepted', 'declined'] as const;
export type Choice = (typeof choices)[number];
export type Consent = Choice | 'unset';

export const storageKey = 'analytics-consent';
/** Holds the day, then the vendors: "2026-11-24 googleAnalytics hotjar". */
const recordKey = 'analytics-consent-record';
/** After so many days the visitor is asked anew. */
const validDays = 365;
const changed = 'consent-change';

/** Kept for the page's life too, for browsers that refuse storage. */
let current: Consent | undefined;

/** Who would measure the visit, as the banner says. */
function vendors(): string[] {
  return document.querySelector<HTMLElement>('[data-vendors]')?.dataset['vendors']?.split(' ') ?? [];
}

function stored(): Consent {
  const value = read('local', storageKey);
  const choice = choices.find((known) => known === value);
  if (choice && isValid(read('local', recordKey))) return choice;
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
    ? 'declined'
    : 'unset';
}

/** False where the choice is too old or does not cover a vendor of today; a choice without a record stands. */
function isValid(record: string | null): boolean {
  if (record === null) return true;
  const [day = '', ...covered] = record.split(' ');
  const end = Date.parse(day) + validDays * 24 * 60 * 60 * 1_000;
  return Date.now() < end && vendors().every((vendor) => covered.includes(vendor));
}

/** The choice as it stands. */
export function consent(): Consent {
  return (current ??= stored());
}

/** Makes the choice, for all tabs. */
export function choose(choice: Choice): void {
  write('local', recordKey, [new Date().toISOString().slice(0, 10), ...vendors()].join(' '));
  write('local', storageKey, choice);
  set(choice);
}

function set(now: Consent): void {
  const before = consent();
  if (now === before) return;
  current = now;
  document.dispatchEvent(new CustomEvent<Consent>(changed, { detail: before }));
}

/** Calls `listener` at each change, also one made in another tab. @returns what ends that */
export function onConsentChange(listener: (now: Consent, before: Consent) => void): () => void {
  consent(); // Read before it can change: the first change would have nothing to differ from.
  const onChange = (event: Event): void => {
    if (event instanceof CustomEvent) listener(consent(), event.detail as Consent);
  };
  document.addEventListener(changed, onChange);
  // Added once, however many listen.
  addEventListener('storage', followOtherTabs);
  return () => document.removeEventListener(changed, onChange);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey || key === recordKey || key === null) set(stored());
}
