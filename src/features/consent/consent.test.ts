// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { removeListenersAfterTest } from '../../testing/helpers/dom.ts';

const key = 'analytics-consent';
const record = 'analytics-consent-record';

async function load() {
  removeListenersAfterTest();
  vi.resetModules();
  const module = await import('./consent.ts');
  const listener = vi.fn<(now: string, before: string) => void>();
  module.onConsentChange(listener);
  return { ...module, listener };
}

function changeInOtherTab(changed: string | null, value = ''): void {
  if (changed === null) localStorage.clear();
  else localStorage.setItem(changed, value);
  dispatchEvent(new StorageEvent('storage', { key: changed }));
}

function signalPrivacy(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

afterEach(() => {
  localStorage.clear();
  delete document.body.dataset['vendors'];
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a choice is stored with its date and the banner’s vendors, and announced once', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
  document.body.dataset['vendors'] = 'ga hotjar';
  const { choose, consent, listener } = await load();
  choose('accepted');
  choose('accepted');
  expect([localStorage.getItem(key), consent()]).toEqual(['accepted', 'accepted']);
  expect(localStorage.getItem(record)).toBe('2026-11-24 ga hotjar');
  choose('declined');
  expect(listener.mock.calls).toEqual([
    ['accepted', 'unset'],
    ['declined', 'accepted'],
  ]);
});

it.each([
  ['is valid for a year', '2025-11-25 ga hotjar', 'declined'],
  ['expires after a year', '2025-11-23 ga hotjar', 'unset'],
  ['expires once a vendor is added', '2026-11-23 ga', 'unset'],
  ['is still valid when a vendor is removed', '2026-11-23 ga hotjar third', 'declined'],
  ['expires if its record is unreadable', 'yesterday', 'unset'],
  ['is valid without a record', null, 'declined'],
])('a choice %s', async (_what, stored, state) => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
  document.body.dataset['vendors'] = 'ga hotjar';
  localStorage.setItem(key, 'declined');
  if (stored !== null) localStorage.setItem(record, stored);
  expect((await load()).consent()).toBe(state);
});

it.each([
  ['counts as declined', null, 'declined'],
  ['is overridden by a choice made here', 'accepted', 'accepted'],
])('Global Privacy Control %s', async (_what, chosen, state) => {
  signalPrivacy();
  if (chosen) localStorage.setItem(key, chosen);
  expect((await load()).consent()).toBe(state);
});

it('a choice is updated when another tab changes or clears it', async () => {
  localStorage.setItem(key, 'accepted');
  localStorage.setItem(record, '2000-01-01');
  const { consent, listener } = await load();
  expect(consent()).toBe('unset');
  changeInOtherTab(record, '2999-01-01');
  changeInOtherTab(key, 'declined');
  changeInOtherTab(null);
  expect(listener.mock.calls.map(([now]) => now)).toEqual(['accepted', 'declined', 'unset']);
});

it('a page restored by the back button applies a choice made in the meantime', async () => {
  localStorage.setItem(key, 'accepted');
  const { listener } = await load();
  localStorage.setItem(key, 'declined');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener.mock.calls).toEqual([['declined', 'accepted']]);
});

function blockStorage(): never {
  throw new DOMException('', 'SecurityError');
}

it('if storage is blocked, a choice lasts as long as the page, even through the back-forward cache', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blockStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blockStorage);
  const { choose, consent } = await load();
  expect(consent()).toBe('unset');
  choose('accepted');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(consent()).toBe('accepted');
});
