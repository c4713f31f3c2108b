// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydratedEvent } from '../../browser/hydration/early-events.ts';
import { stubEarlyEvents } from '../../testing/fakes/early-events.ts';
import { find, removeListenersAfterTest } from '../../testing/helpers/dom.ts';

const root = document.documentElement;
const state = (): string | undefined => root.dataset['cookieBanner'];

const press = (selector: string): void => find(selector).click();

async function load(): Promise<void> {
  removeListenersAfterTest();
  vi.resetModules();
  await import('./cookie-banner.ts');
  document.dispatchEvent(new Event('astro:page-load'));
}

function nextPage(): void {
  document.dispatchEvent(new Event('astro:after-swap'));
  document.dispatchEvent(new Event('astro:page-load'));
}

beforeEach(() => {
  stubEarlyEvents();
  root.dataset['cookieBanner'] = 'reserved';
  document.body.innerHTML = `
    <main tabindex="-1"><a href="/">Home</a><input></main>
    <div class="cookie-banner" tabindex="-1">
      <button value="declined"></button><button value="accepted"><i></i></button><button class="icon-button"></button>
    </div>
    <button data-cookie-settings data-awaits-script><span></span></button>`;
});

afterEach(() => localStorage.clear());

const focus = (selector: string): void => find(selector).focus();

describe('the cookie banner', () => {
  it.each(['declined', 'accepted'])('returns the focus when closed by keyboard: %s', async (choice) => {
    await load();
    focus('main a');
    focus('.icon-button');
    focus(`[value="${choice}"]`);
    press(`[value="${choice}"]`);
    expect(document.activeElement).toBe(find('main a'));
  });

  it('focuses the content if the previous element is gone or there was none', async () => {
    await load();
    focus('[value="declined"]');
    press('[value="declined"]');
    expect(document.activeElement).toBe(find('main'));
    focus('main a');
    focus('[value="declined"]');
    find('main a').remove();
    press('[value="declined"]');
    expect(document.activeElement).toBe(find('main'));
  });

  it('closes after a choice in another tab, without moving focus that is elsewhere', async () => {
    localStorage.setItem('analytics-consent', 'accepted');
    await load();
    press('[data-cookie-settings]');
    focus('main input');
    localStorage.setItem('analytics-consent', 'declined');
    dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
    expect(state()).toBe('closing');
    expect(document.activeElement).toBe(find('main input'));
  });

  it('closes at once if it is not rendered, as next to an open chat in a low window', async () => {
    await load();
    find('.cookie-banner').style.display = 'none';
    localStorage.setItem('analytics-consent', 'declined');
    dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
    expect(state()).toBe('closed');
  });

  it('lets clicks on its button through, even after React has replaced the button', async () => {
    await load();
    const button = find('[data-cookie-settings]');
    expect(button.hasAttribute('data-awaits-script')).toBe(false);
    button.setAttribute('data-awaits-script', '');
    document.dispatchEvent(new Event(hydratedEvent));
    expect(button.hasAttribute('data-awaits-script')).toBe(false);
  });

  it('reserves no space on a site without analytics', async () => {
    find('.cookie-banner').remove();
    await load();
    expect(state()).toBe('closed');
    nextPage();
    expect(state()).toBe('closed');
  });
});
