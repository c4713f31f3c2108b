import { vi } from 'vitest';

/** A server that never answers; it only notices that the caller gives up. */
export const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** Has `AbortSignal.timeout` follow fake timers, which do not reach the platform's own. */
export function fakeAbortTimeout(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}
