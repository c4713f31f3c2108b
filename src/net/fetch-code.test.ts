import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

/** Fails some milliseconds after each call. */
const failing = (milliseconds: number) =>
  vi.fn(
    () =>
      new Promise<string>((_resolve, reject) =>
        setTimeout(() => reject(new Error('unreached')), milliseconds),
      ),
  );

/** How a promise ends, from now on. */
function outcome(promise: Promise<string>): Promise<string> {
  return promise.catch((error: unknown) => String(error));
}

describe('fetchCode', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('unreached'));
    load.mockResolvedValue('code');
    const result = outcome(fetchCode(load));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe('code');
  });

  it('throws the last failure', async () => {
    const result = outcome(fetchCode(failing(0)));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await result).toBe('Error: unreached');
  });

  it('ends after a minute, and tries no longer then', async () => {
    const load = failing(25_000);
    const result = outcome(fetchCode(load));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe('Error: The code did not come in time.');
    const tries = load.mock.calls.length;
    await vi.advanceTimersByTimeAsync(200_000);
    expect(load).toHaveBeenCalledTimes(tries);
  });
});
