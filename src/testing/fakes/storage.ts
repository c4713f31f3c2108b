import { vi } from 'vitest';

/** A storage that works, as in a browser. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** A storage that can be read but takes nothing more. */
export function fullStorage(): Storage {
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return { ...memoryStorage(), setItem: refuse };
}

/** Replaces the browser's storages; `refused` throws as soon as one is named. */
export function stubWindow(storages: Partial<Pick<Window, 'localStorage' | 'sessionStorage'>> | 'refused') {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refused = {};
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(refused, name, { get: refuse });
  vi.stubGlobal('window', storages === 'refused' ? refused : storages);
}
