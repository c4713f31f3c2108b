/** The analytics choice, shared by all tabs and stored with its date and vendors. Global Privacy Control counts as declined. */

import { readStored, writeStored } from '../../browser/storage.ts';
import { choiceMonths } from '../../vendors/stored-entries.ts';
import { isValidChoice } from './is-valid-choice.ts';

export const choices = ['accepted', 'declined'] as const;
export type Choice = (typeof choices)[number];
export type Consent = Choice | 'unset';

export const choiceKey = 'analytics-consent';
/** Contains the date and the vendors: "2026-11-24 googleAnalytics hotjar". */
export const recordKey = 'analytics-consent-record';

/** Kept in memory too, for browsers that block storage. */
let current: Consent | undefined;
let canStore = true;

type Listener = (now: Consent, before: Consent) => void;

const listeners = new Set<Listener>();

/** The vendors mentioned by the banner. Read from the body, since this may run before the rest of the page has arrived. */
function vendors(): string[] {
  return document.body.dataset['vendors']?.split(' ') ?? [];
}

function readStoredConsent(): Consent {
  const choice = readStored('local', choiceKey);
  if (isValidChoice(choice, readStored('local', recordKey), vendors(), choiceMonths)) return choice;
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
    ? 'declined'
    : 'unset';
}

export function consent(): Consent {
  return (current ??= readStoredConsent());
}

export function choose(choice: Choice): void {
  const before = consent();
  // The choice first: a new record alone would make an expired choice valid again.
  writeStored('local', choiceKey, choice);
  writeStored('local', recordKey, [new Date().toISOString().slice(0, 10), ...vendors()].join(' '));
  canStore = readStored('local', choiceKey) === choice;
  updateConsent(choice, before);
}

function updateConsent(now: Consent, before: Consent): void {
  if (now === before) return;
  current = now;
  for (const listener of listeners) listener(now, before);
}

/** Calls `listener` on each change, even in another tab. @returns a function that removes the listener */
export function onConsentChange(listener: Listener): () => void {
  consent(); // read now, to compare with a later change in another tab
  listeners.add(listener);
  // Added only once, however many listeners there are.
  addEventListener('storage', followOtherTabs);
  addEventListener('pageshow', followOtherPages);
  return () => void listeners.delete(listener);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === choiceKey || key === recordKey || key === null) updateConsent(readStoredConsent(), consent());
}

/** A page from the back-forward cache does not know about later choices. */
function followOtherPages({ persisted }: PageTransitionEvent): void {
  if (persisted && canStore) updateConsent(readStoredConsent(), consent());
}
