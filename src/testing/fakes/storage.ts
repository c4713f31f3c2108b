import { vi } from 'vitest';

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

export function stubWindow(storages: Partial<Pick<Window, 'localStorage' | 'sessionStorage'>>): void {
  vi.stubGlobal('window', storages);
}
