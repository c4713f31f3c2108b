/**
 * The visitor's choice about analytics: unset until made, stored as
 * `analytics-consent`, the same in all tabs. Global Privacy Control counts as declined.
 */

import { read, write } from '../storage.ts';

/** What can be chosen. Anything else in storage counts as nothing, here and in `layouts/HeadScript.astro`. */
export const choices = ['accepted', 'declined'] as const;
export type Choice = (typeof choices)[number];
export type Consent = Choice | 'unset';

export const storageKey = 'analytics-consent';
const changed = 'consent-change';

/** Kept for the page's life too, for browsers that refuse storage. */
let current: Consent | undefined;

function stored(): Consent {
  const value = read('local', storageKey);
  const choice = choices.find((known) => known === value);
  if (choice) return choice;
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
    ? 'declined'
    : 'unset';
}

/** The choice as it stands. */
export function consent(): Consent {
  return (current ??= stored());
}

/** Makes the choice, for all tabs. */
export function choose(choice: Choice): void {
  write('local', storageKey, choice);
  set(choice);
}

function set(now: Consent): void {
  const before = consent();
  if (now === before) return;
  current = now;
  document.dispatchEvent(new CustomEvent<Consent>(changed, { detail: before }));
}

/** Calls `listener` at each change, also one made in another tab; returns how to stop. */
export function onConsentChange(listener: (now: Consent, before: Consent) => void): () => void {
  consent(); // Read before it can change: the first change would have nothing to differ from.
  const stop = new AbortController();
  const { signal } = stop;
  const handle = (event: Event): void => {
    if (event instanceof CustomEvent) listener(consent(), event.detail as Consent);
  };
  document.addEventListener(changed, handle, { signal });
  // One for each listener: a shared one would be added once, and end for all with the first that stops.
  const takeOver = ({ key }: StorageEvent): void => {
    if (key === storageKey || key === null) set(stored());
  };
  addEventListener('storage', takeOver, { signal });
  return () => stop.abort();
}
