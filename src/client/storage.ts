/**
 * Local and session storage that may be refused (private windows, blocked cookies, a full disk):
 * reading gives null then and writing does nothing. Every flow works without it.
 */

import type { OwnKey } from '../services/privacy/stored.ts';

type Area = 'local' | 'session';

function open(area: Area): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored text, or null when there is none or storage is refused. */
export function read<In extends Area>(area: In, key: OwnKey<In>): string | null {
  try {
    return open(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The names of all that is stored; none when storage is refused. */
export function keys(area: Area): string[] {
  try {
    return Object.keys(open(area) ?? {});
  } catch {
    return [];
  }
}

/** Stores a text under a key that the privacy policy lists; null removes it. */
export function write<In extends Area>(area: In, key: OwnKey<In>, value: string | null): void {
  if (value === null) return remove(area, key);
  try {
    open(area)?.setItem(key, value);
  } catch {
    // Refused or full: the value lives as long as the page does.
  }
}

/** Removes what is stored, by whomever. */
export function remove(area: Area, key: string): void {
  try {
    open(area)?.removeItem(key);
  } catch {
    // Refused: nothing is stored.
  }
}
