import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = { dataset: {} as Record<string, string> };

/** Ends the fade that is under way. */
let endFade: (how: 'finished' | 'cancelled') => Promise<void>;

/** The banner, whose fade goes on until it is ended. */
const banner = {
  getAnimations: () => [
    {
      finished: new Promise<void>((resolve, reject) => {
        endFade = async (how) => {
          if (how === 'finished') resolve();
          else reject(new DOMException('', 'AbortError'));
          await new Promise((done) => setTimeout(done));
        };
      }),
    },
  ],
};

/** Fresh, as on a page that has just been loaded. */
async function load() {
  vi.resetModules();
  return import('./banner-state.ts');
}

describe('the banner’s state', () => {
  beforeEach(() => {
    root.dataset = { cookieBanner: 'waiting' };
    vi.stubGlobal('document', { documentElement: root, querySelector: () => banner });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(['waiting', 'open'])('fades out from %s and is closed when the fade is over', async (state) => {
    const { closeBanner } = await load();
    root.dataset['cookieBanner'] = state;
    closeBanner();
    await new Promise((done) => setTimeout(done));
    expect(root.dataset['cookieBanner']).toBe('closing');
    await endFade('finished');
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
    showBanner('open');
    await endFade('cancelled');
    expect(root.dataset['cookieBanner']).toBe('open');
  });
});
