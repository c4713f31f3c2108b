// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

it('full storage saves nothing and causes no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => writeStored('local', 'analytics-consent', 'text')).not.toThrow();
  expect(readStored('local', 'analytics-consent')).toBeNull();
  writeStored('local', 'analytics-consent', 'text');
  expect(readStored('local', 'analytics-consent')).toBe('text');
});
