import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullStorage, memoryStorage, stubWindow } from '@/testing/storage.ts';
import { read, write } from './storage.ts';

describe('storage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('keeps a text in its own area', () => {
    stubWindow({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
    write('local', 'key', 'here');
    expect(read('local', 'key')).toBe('here');
    expect(read('session', 'key')).toBeNull();
  });

  it('removes a text', () => {
    const sessionStorage = memoryStorage();
    stubWindow({ sessionStorage });
    write('session', 'key', 'here');
    write('session', 'key', null);
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['local', 'session'] as const)('reads nothing and does not fail when %s is refused', (area) => {
    stubWindow('refused');
    expect(() => write(area, 'key', 'text')).not.toThrow();
    expect(() => write(area, 'key', null)).not.toThrow();
    expect(read(area, 'key')).toBeNull();
  });

  it('does not fail when storage is full', () => {
    stubWindow({ localStorage: fullStorage() });
    expect(() => write('local', 'key', 'text')).not.toThrow();
    expect(read('local', 'key')).toBeNull();
  });

  it('reads nothing where reading is refused', () => {
    const getItem = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    stubWindow({ localStorage: { ...memoryStorage(), getItem } });
    expect(read('local', 'key')).toBeNull();
  });
});
