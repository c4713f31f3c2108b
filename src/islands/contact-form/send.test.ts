import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from './send.ts';

const endpoint = 'https://mail.example.com/send';
const fetchStub = vi.fn<typeof fetch>();

/** A server that never answers; it only notices that the caller gives up. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('sendMail', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetchStub.mockReset();
  });

  it('posts the body as JSON and is content with an ok answer', async () => {
    fetchStub.mockResolvedValue(new Response('OK'));
    await expect(sendMail(endpoint, { subject: 'Hej' })).resolves.toBe(true);
    const [address, init] = fetchStub.mock.calls[0] ?? [];
    expect(address).toBe(endpoint);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"subject":"Hej"}',
    });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('fails on another answer and logs its text', async () => {
    fetchStub.mockResolvedValue(new Response('The user ID is required', { status: 400 }));
    await expect(sendMail(endpoint, {})).resolves.toBe(false);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('400: The user ID is required'));
  });

  it('fails on a network error, logs it and does not try again', async () => {
    const error = new TypeError('Failed to fetch');
    fetchStub.mockRejectedValue(error);
    await expect(sendMail(endpoint, {})).resolves.toBe(false);
    expect(console.error).toHaveBeenCalledWith(expect.any(String), error);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('fails when no answer has come after 15 seconds', async () => {
    vi.useFakeTimers();
    // The platform's own timer is out of reach of fake ones.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const giveUp = new AbortController();
      setTimeout(() => giveUp.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return giveUp.signal;
    });
    fetchStub.mockImplementation(silence);
    const settled = vi.fn();
    void sendMail(endpoint, {}).then(settled);

    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
  });
});
