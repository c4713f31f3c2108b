import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = { dataset: {} as Record<string, string> };

/** Fresh, as on a page that has just been loaded. */
async function load() {
  vi.resetModules();
  return import('./banner-state.ts');
}

describe('the banner’s state', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    root.dataset = { cookieBanner: 'waiting' };
    vi.stubGlobal('document', { documentElement: root });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is shown at once', async () => {
    const { showBanner } = await load();
    showBanner('open');
    expect(root.dataset['cookieBanner']).toBe('open');
  });

  it.each(['waiting', 'open'])('fades out for 300 ms from %s', async (state) => {
    const { closeBanner } = await load();
    root.dataset['cookieBanner'] = state;
    closeBanner();
    expect(root.dataset['cookieBanner']).toBe('closing');
    vi.advanceTimersByTime(299);
    expect(root.dataset['cookieBanner']).toBe('closing');
    vi.advanceTimersByTime(1);
    expect(root.dataset['cookieBanner']).toBe('closed');
  });

  it('does not flash when it is closed already', async () => {
    const { closeBanner } = await load();
    root.dataset['cookieBanner'] = 'closed';
    closeBanner();
    expect(root.dataset['cookieBanner']).toBe('closed');
  });

  it('stays when it is opened again while it fades', async () => {
    const { closeBanner, showBanner } = await load();
    closeBanner();
    vi.advanceTimersByTime(100);
    showBanner('open');
    vi.advanceTimersByTime(1_000);
    expect(root.dataset['cookieBanner']).toBe('open');
  });

  it('remembers that it was closed', async () => {
    const { closeBanner, wasDismissed } = await load();
    expect(wasDismissed()).toBe(false);
    closeBanner();
    expect(wasDismissed()).toBe(true);
  });
});
