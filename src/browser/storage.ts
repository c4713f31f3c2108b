/**
 * Local and session storage. If the browser refuses access (private windows, a full disk), reading returns null and writing
 * does nothing.
 */

import type { OwnKey, StorageKind } from '../vendors/stored-entries.ts';

type Area = Exclude<StorageKind, 'cookie'>;

function withStorage<Result>(area: Area, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

export function readStored<In extends Area>(area: In, key: OwnKey<In>): string | null {
  return withStorage(area, (storage) => storage.getItem(key)) ?? null;
}

export function storedKeys(area: Area): string[] {
  return withStorage(area, Object.keys) ?? [];
}

/** Stores a text under a key listed in the privacy policy; null removes it. */
export function writeStored<In extends Area>(area: In, key: OwnKey<In>, value: string | null): void {
  if (value === null) removeStored(area, key);
  else withStorage(area, (storage) => storage.setItem(key, value));
}

export function removeStored(area: Area, key: string): void {
  withStorage(area, (storage) => storage.removeItem(key));
}
