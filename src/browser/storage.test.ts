import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullStorage, memoryStorage, stubWindow } from '../testing/fakes/storage.ts';
import { read, write } from './storage.ts';

describe('storage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('keeps a text in its own area', () => {
    stubWindow({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
    write('local', 'analytics-consent', 'here');
    expect(read('local', 'analytics-consent')).toBe('here');
    expect(read('session', 'chat')).toBeNull();
  });

  it('reads nothing and does not fail when storage is refused', () => {
    stubWindow('refused');
    expect(() => write('local', 'analytics-consent', 'text')).not.toThrow();
    expect(() => write('session', 'chat', null)).not.toThrow();
    expect([read('local', 'analytics-consent'), read('session', 'chat')]).toEqual([null, null]);
  });

  it('does not fail when storage is full', () => {
    stubWindow({ localStorage: fullStorage() });
    expect(() => write('local', 'analytics-consent', 'text')).not.toThrow();
    expect(read('local', 'analytics-consent')).toBeNull();
  });
});
