import { afterEach, describe, expect, it, vi } from 'vitest';
import { retries, retryDelay, withRetry } from './retry.ts';

describe('retryDelay', () => {
  it('starts at 1 s and doubles', () => {
    expect([0, 1, 2, 3, 4].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  it('is never longer than 30 s', () => {
    expect([5, 6, 60].map(retryDelay)).toEqual([30_000, 30_000, 30_000]);
  });
});

describe('withRetry', () => {
  const sleep = vi.fn((_milliseconds: number) => Promise.resolve());
  const always = { isSafe: () => true, sleep };

  afterEach(() => {
    sleep.mockClear();
    vi.useRealTimers();
  });

  it('gives the result of the first success without waiting', async () => {
    await expect(withRetry(() => Promise.resolve('done'), always)).resolves.toBe('done');
    expect(sleep).not.toHaveBeenCalled();
  });

  it('tries three times more, after 1, 2 and 4 s, and throws the last failure', async () => {
    let count = 0;
    const operation = vi.fn(() => Promise.reject(new Error(`try ${(count += 1)}`)));
    await expect(withRetry(operation, always)).rejects.toThrow('try 4');
    expect(operation).toHaveBeenCalledTimes(1 + retries);
    expect(sleep.mock.calls).toEqual([[1_000], [2_000], [4_000]]);
  });

  it('stops at the first success', async () => {
    const operation = vi.fn<() => Promise<string>>();
    operation.mockRejectedValueOnce(new Error('unreached')).mockResolvedValue('done');
    await expect(withRetry(operation, always)).resolves.toBe('done');
    expect(operation).toHaveBeenCalledTimes(2);
  });

  it('does not repeat a failure after which something may have happened', async () => {
    const operation = vi.fn(() => Promise.reject(new Error('answered')));
    await expect(withRetry(operation, { isSafe: () => false, sleep })).rejects.toThrow('answered');
    expect(operation).toHaveBeenCalledTimes(1);
  });

  it('asks about each failure anew', async () => {
    const operation = vi.fn<() => Promise<string>>();
    operation.mockRejectedValueOnce(new Error('unreached')).mockRejectedValue(new Error('answered'));
    const isSafe = (error: unknown): boolean => error instanceof Error && error.message === 'unreached';
    await expect(withRetry(operation, { isSafe, sleep })).rejects.toThrow('answered');
    expect(operation).toHaveBeenCalledTimes(2);
  });

  it('really waits when it is given no clock', async () => {
    vi.useFakeTimers();
    const operation = vi.fn<() => Promise<string>>();
    operation.mockRejectedValueOnce(new Error('unreached')).mockResolvedValue('done');
    const result = withRetry(operation, { isSafe: () => true });
    await vi.advanceTimersByTimeAsync(999);
    expect(operation).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe('done');
  });
});
