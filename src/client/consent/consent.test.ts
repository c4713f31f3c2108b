// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

type ConsentModule = typeof import('./consent.ts');
type Listener = Parameters<ConsentModule['onConsentChange']>[0];

let stop: (() => void) | undefined;

/** A page that has just been loaded, with a listener as each page has. */
async function load(): Promise<ConsentModule & { listener: ReturnType<typeof vi.fn<Listener>> }> {
  vi.resetModules();
  const module = await import('./consent.ts');
  const listener = vi.fn<Listener>();
  stop = module.onConsentChange(listener);
  return { ...module, listener };
}

/** What another tab's change looks like here. */
function otherTab(value: string | null): void {
  if (value === null) localStorage.clear();
  else localStorage.setItem('analytics-consent', value);
  dispatchEvent(new StorageEvent('storage', { key: value === null ? null : 'analytics-consent' }));
}

function signalPrivacy(signal: boolean): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal, configurable: true });
}

describe('consent', () => {
  afterEach(() => {
    stop?.();
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    vi.restoreAllMocks();
  });

  it.each(['', 'yes', 'true', 'ACCEPTED'])('counts a foreign value, %j, as unset', async (value) => {
    localStorage.setItem('analytics-consent', value);
    const { consent } = await load();
    expect(consent()).toBe('unset');
  });

  it.each(['accepted', 'declined'] as const)('stores %s and tells of it', async (choice) => {
    const { choose, consent, listener } = await load();
    choose(choice);
    expect(localStorage.getItem('analytics-consent')).toBe(choice);
    expect(consent()).toBe(choice);
    expect(listener.mock.calls).toEqual([[choice, 'unset']]);
  });

  it('tells of a withdrawal and what was before', async () => {
    localStorage.setItem('analytics-consent', 'accepted');
    const { choose, listener } = await load();
    choose('declined');
    expect(listener.mock.calls).toEqual([['declined', 'accepted']]);
  });

  it('says nothing when the choice stays what it was', async () => {
    localStorage.setItem('analytics-consent', 'accepted');
    const { choose, listener } = await load();
    choose('accepted');
    expect(listener).not.toHaveBeenCalled();
  });

  describe('with Global Privacy Control', () => {
    it('counts as declined', async () => {
      signalPrivacy(true);
      const { consent } = await load();
      expect(consent()).toBe('declined');
    });

    it('is what the visitor has chosen here all the same', async () => {
      signalPrivacy(true);
      localStorage.setItem('analytics-consent', 'accepted');
      const { consent } = await load();
      expect(consent()).toBe('accepted');
    });
  });

  describe('in several tabs', () => {
    it('follows a choice made in another tab', async () => {
      const { consent, listener } = await load();
      otherTab('accepted');
      expect(consent()).toBe('accepted');
      otherTab('declined');
      expect(consent()).toBe('declined');
      expect(listener.mock.calls).toEqual([
        ['accepted', 'unset'],
        ['declined', 'accepted'],
      ]);
    });

    it('is unset again when another tab has cleared the storage', async () => {
      localStorage.setItem('analytics-consent', 'accepted');
      const { consent, listener } = await load();
      otherTab(null);
      expect(consent()).toBe('unset');
      expect(listener.mock.calls).toEqual([['unset', 'accepted']]);
    });

    it('is followed by every listener, also when the first has stopped', async () => {
      const { consent, onConsentChange } = await load();
      const second = vi.fn();
      const stopSecond = onConsentChange(second);
      stop?.();
      otherTab('accepted');
      stopSecond();
      expect(consent()).toBe('accepted');
      expect(second.mock.calls).toEqual([['accepted', 'unset']]);
    });
  });

  it('lasts as long as the page where storage is refused', async () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { choose, consent, listener } = await load();
    expect(consent()).toBe('unset');
    choose('accepted');
    expect(consent()).toBe('accepted');
    expect(listener).toHaveBeenCalledOnce();
  });
});
