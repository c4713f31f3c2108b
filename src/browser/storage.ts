/**
 * Local and session storage. If the browser refuses access (private windows, a full disk), reading returns null and writing
 * does nothing.
 */

import type { OwnKey } from '../vendors/stored-entries.ts';

type Area = 'local' | 'session';

function withStorage<Result>(area: Area, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

export function read<In extends Area>(area: In, key: OwnKey<In>): string | null {
  return withStorage(area, (storage) => storage.getItem(key)) ?? null;
}

export function keys(area: Area): string[] {
  return withStorage(area, Object.keys) ?? [];
}

/** Stores a text under a key listed in the privacy policy; null removes it. */
export function write<In extends Area>(area: In, key: OwnKey<In>, value: string | null): void {
  if (value === null) remove(area, key);
  else withStorage(area, (storage) => storage.setItem(key, value));
}

export function remove(area: Area, key: string): void {
  withStorage(area, (storage) => storage.removeItem(key));
}
