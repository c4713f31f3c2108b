// @vitest-environment jsdom
import { stubEarlyEvents } from '@/testing/early-events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;

// jsdom has no animations.
Element.prototype.getAnimations = () => [];

function state(): string | undefined {
  return root.dataset['cookieBanner'];
}

/** A page that has just been loaded. Listeners of earlier ones stay behind, but hear of no choice here. */
async function load() {
  vi.resetModules();
  const { choose } = await import('./consent.ts');
  const { closeBanner } = await import('./banner-state.ts');
  await import('./cookie-banner.ts');
  return { choose, closeBanner };
}

function swap(): void {
  document.dispatchEvent(new Event('astro:after-swap'));
}

describe('the cookie banner from page to page', () => {
  const listeners: [EventTarget, string, EventListenerOrEventListenerObject | null][] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    // Each test loads the script anew: what it listens to is taken off again.
    for (const target of [document, globalThis as unknown as EventTarget]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        listeners.push([target, type, listener]);
        add(type, listener, options);
      });
    }
    stubEarlyEvents();
    root.dataset['cookieBanner'] = 'open';
    document.body.innerHTML = `
      <div class="cookie-banner" tabindex="-1"></div>
      <button type="button" data-cookie-settings data-awaits-script><span>Cookie settings</span></button>`;
  });

  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
    localStorage.clear();
  });

  it('stays open on the next page while no choice is made', async () => {
    await load();
    swap();
    expect(state()).toBe('open');
  });

  it('fades when a choice is made', async () => {
    const { choose } = await load();
    swap();
    choose('declined');
    expect(state()).toBe('closing');
  });

  it('is closed on the next page when it was dismissed', async () => {
    const { closeBanner } = await load();
    closeBanner();
    swap();
    expect(state()).toBe('closed');
  });

  it('is not open where there is none, as nothing is measured', async () => {
    document.querySelector('.cookie-banner')?.remove();
    await load();
    swap();
    expect(state()).toBe('closed');
  });

  it('opens for a press that was faster than the script', async () => {
    localStorage.setItem('analytics-consent', 'accepted');
    const { presses } = stubEarlyEvents();
    const button = document.querySelector<HTMLElement>('[data-cookie-settings]')!;
    presses.set(button, button);
    await load();
    swap();
    document.dispatchEvent(new Event('astro:page-load'));
    expect(state()).toBe('open');
    expect(button.hasAttribute('data-awaits-script')).toBe(false);
  });

  it('opens from the footer and takes the focus', async () => {
    localStorage.setItem('analytics-consent', 'accepted');
    await load();
    swap();
    document.querySelector<HTMLElement>('[data-cookie-settings] span')?.click();
    expect(state()).toBe('open');
    expect(document.activeElement).toBe(document.querySelector('.cookie-banner'));
  });
});
