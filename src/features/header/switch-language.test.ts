// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../../testing/helpers/dom.ts';
import { isChangingLanguage } from './switch-language.ts';

const scrollStub = vi.fn<(options: ScrollToOptions) => void>();

const language = () => find<HTMLAnchorElement>('[data-language]');

/** Clicks, and simulates the router unless the link opens elsewhere. */
function click(selector: string, options: MouseEventInit = {}): void {
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  const staysHere = !Object.values(options).includes(true);
  if (staysHere) leaveBy(find(selector).closest('a') ?? undefined);
}

function leaveBy(sourceElement?: Element): void {
  document.dispatchEvent(Object.assign(new Event('astro:before-preparation'), { sourceElement }));
}

async function openPage(): Promise<void> {
  document.dispatchEvent(new Event('astro:after-swap'));
  document.dispatchEvent(new Event('astro:page-load'));
  await Promise.resolve();
}

const page = `
  <a href="/sv" hreflang="sv" data-language><span>SV</span></a>
  <a href="/about" id="about">About</a>`;

describe('a change of language', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
    // jsdom would report that it cannot navigate.
    document.body.addEventListener('click', (event) => event.preventDefault());
    vi.stubGlobal('scrollTo', scrollStub);
    vi.stubGlobal('scrollY', 1_234);
  });

  afterEach(async () => {
    await openPage();
    vi.unstubAllGlobals();
    scrollStub.mockReset();
    localStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('lasts until the next page change', async () => {
    expect(isChangingLanguage()).toBe(false);
    click('[data-language]');
    const asked: boolean[] = [];
    document.addEventListener('astro:page-load', () => asked.push(isChangingLanguage()), { once: true });
    await openPage();
    expect(asked).toEqual([true]);
    leaveBy();
    expect(isChangingLanguage()).toBe(false);
  });

  it.each([
    ['another link', () => click('#about')],
    ['the back button', () => leaveBy()],
  ])('does not scroll the page if %s comes first', async (_what, overtake) => {
    click('[data-language]');
    overtake();
    expect(isChangingLanguage()).toBe(false);
    await openPage();
    expect(scrollStub).not.toHaveBeenCalled();
  });

  it('does not affect this page if it opens a new tab', async () => {
    click('[data-language]', { ctrlKey: true });
    expect(isChangingLanguage()).toBe(false);
    click('#about');
    await openPage();
    expect(scrollStub).not.toHaveBeenCalled();
  });

  it('keeps the query and the anchor as they are at the time of the click', () => {
    history.replaceState(null, '', '/?utm_source=x#foo');
    click('[data-language]', { ctrlKey: true });
    expect(language().getAttribute('href')).toMatch(/\/sv\?utm_source=x#foo$/);
    history.replaceState(null, '', '/');
    click('[data-language]');
    expect(new URL(language().href).pathname).toBe('/sv');
    expect(language().href).not.toMatch(/[?#]/);
  });

  describe('by keyboard', () => {
    /** The page after the swap, with its own links. */
    const swap = (): void => {
      document.body.innerHTML = page.replace('<span', '<i').replace('</span', '</i');
      document.dispatchEvent(new Event('astro:after-swap'));
    };

    it.each([
      ['keeps the focus on the language', () => undefined, '[data-language]'],
      [
        'keeps it even if the menu closes before the page changes',
        () => language().blur(),
        '[data-language]',
      ],
      ['does not move a focus that has moved elsewhere', () => find('#about').focus(), 'body'],
    ])('%s', (_what, move, focused) => {
      language().focus();
      language().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      move();
      leaveBy(language());
      swap();
      expect(document.activeElement).toBe(find(focused));
    });
  });
});
