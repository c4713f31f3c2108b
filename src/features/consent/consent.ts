/** The choice about analytics, the same in all tabs, stored with its date and vendors. Global Privacy Control means declined. */

import { read, write } from '../../browser/storage.ts';
import { isValidChoice } from './valid-choice.ts';

export const choices = ['accepted', 'declined'] as const;
export type Choice = (typeof choices)[number];
export type Consent = Choice | 'unset';

export const storageKey = 'analytics-consent';
/** Holds the date and the vendors: "2026-11-24 googleAnalytics hotjar". */
export const recordKey = 'analytics-consent-record';
const changeEvent = 'consent-change';

/** Also kept in memory, for browsers that refuse storage. */
let current: Consent | undefined;
let isStored = true;

/** The vendors that the banner names. On the body, since this may run before the rest of the page has arrived. */
function vendors(): string[] {
  return document.body.dataset['vendors']?.split(' ') ?? [];
}

function stored(): Consent {
  const choice = read('local', storageKey);
  if (isValidChoice(choice, read('local', recordKey), vendors())) return choice;
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
    ? 'declined'
    : 'unset';
}

export function consent(): Consent {
  return (current ??= stored());
}

export function choose(choice: Choice): void {
  const before = consent();
  // Write the choice first: a record alone would renew an expired choice.
  write('local', storageKey, choice);
  write('local', recordKey, [new Date().toISOString().slice(0, 10), ...vendors()].join(' '));
  isStored = read('local', storageKey) === choice;
  set(choice, before);
}

function set(now: Consent, before: Consent): void {
  if (now === before) return;
  current = now;
  document.dispatchEvent(new CustomEvent<Consent>(changeEvent, { detail: before }));
}

/** Calls `listener` at each change, also one made in another tab. @returns a function that removes the listener */
export function onConsentChange(listener: (now: Consent, before: Consent) => void): () => void {
  consent(); // read now, so that a change in another tab has something to differ from
  const onChange = (event: Event): void => {
    if (event instanceof CustomEvent) listener(consent(), event.detail as Consent);
  };
  document.addEventListener(changeEvent, onChange);
  // Added once, however many listen.
  addEventListener('storage', followOtherTabs);
  addEventListener('pageshow', followOtherPages);
  return () => document.removeEventListener(changeEvent, onChange);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey || key === recordKey || key === null) set(stored(), consent());
}

/** A page from the back-forward cache does not know of later choices. */
function followOtherPages({ persisted }: PageTransitionEvent): void {
  if (persisted && isStored) set(stored(), consent());
}
