// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubEarlyEvents } from '../testing/fakes/early-events.ts';

const scrollStub = vi.fn<(options: ScrollToOptions) => void>();
const intoView = vi.fn<() => void>();

function open(address: string, navigationType = 'push'): void {
  document.dispatchEvent(Object.assign(new Event('astro:before-preparation'), { navigationType }));
  history.replaceState(null, '', address);
  document.dispatchEvent(new Event('astro:page-load'));
  vi.runAllTimers();
}

beforeAll(async () => {
  // jsdom lacks this class, and the script reads it once.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  await import('./initial-scroll.ts');
});

beforeEach(() => {
  vi.useFakeTimers();
  stubEarlyEvents();
  vi.stubGlobal('scrollTo', scrollStub);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom has no layout, so nothing scrolls.
  Element.prototype.scrollIntoView = intoView;
  document.body.innerHTML = '<p id="über">Über</p><p id="%E0%A4%A">Raw</p>';
  document.body.dataset['opensAtTop'] = 'true';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

it.each([
  ['written as it is', '/#über', 'über'],
  ['encoded', '/#%C3%BCber', 'über'],
  ['impossible to decode', '/#%E0%A4%A', '%E0%A4%A'],
])('scrolls to an anchor that is %s', (_how, address, id) => {
  open(address);
  expect(intoView.mock.contexts).toEqual([document.getElementById(id)]);
});

it('opens at the top if the anchor cannot be decoded and matches no element', () => {
  open('/#%FF');
  expect(scrollStub.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

it.each([
  ['until the browser reports its end', () => void dispatchEvent(new Event('scrollend'))],
  ['for a while, if the browser has no such event', () => void vi.runAllTimers()],
])('scrolls smoothly to an anchor on the same page, %s', (_when, end) => {
  document.body.innerHTML = '<a href="#top">Up</a>';
  document.querySelector('a')?.click();
  const { style } = document.documentElement;
  expect(style.getPropertyValue('scroll-behavior')).toBe('smooth');
  end();
  expect(style.getPropertyValue('scroll-behavior')).toBe('');
});

it('does not scroll if the visitor has scrolled before the first page loaded', async () => {
  vi.resetModules();
  stubEarlyEvents(true);
  await import('./initial-scroll.ts');
  scrollStub.mockClear();
  vi.stubGlobal('scrollY', 300);
  document.dispatchEvent(new Event('astro:page-load'));
  // The script in the other tests is past its first page.
  expect(scrollStub).toHaveBeenCalledTimes(1);
});
