/**
 * The visitor's choice about analytics (spec sections 3 and 4): unset until made, stored as
 * `analytics-consent`, the same in all tabs. Global Privacy Control counts as declined.
 */

import { read, write } from './storage.ts';

export type Choice = 'accepted' | 'declined';
export type Consent = Choice | 'unset';

const storageKey = 'analytics-consent'; // spec section 9
const changed = 'consent-change';

/** Kept for the page's life too, for browsers that refuse storage. */
let current: Consent | undefined;

function stored(): Consent {
  const value = read('local', storageKey);
  if (value === 'accepted' || value === 'declined') return value;
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

/** Takes over a choice made in another tab. */
function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) set(stored());
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
  addEventListener('storage', onStorage, { signal });
  return () => stop.abort();
}
