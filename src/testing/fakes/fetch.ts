import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces `fetch` in each test of the file, and keeps reported errors out of the log. */
export function stubFetch() {
  const stub = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', stub);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    stub.mockReset();
  });
  return stub;
}

/** A server that never answers; it only notices that the caller gives up. */
export const neverAnswers: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
