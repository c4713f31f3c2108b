// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { read, write } from './storage.ts';

it('full storage saves nothing and causes no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => write('local', 'analytics-consent', 'text')).not.toThrow();
  expect(read('local', 'analytics-consent')).toBeNull();
  write('local', 'analytics-consent', 'text');
  expect(read('local', 'analytics-consent')).toBe('text');
});
