// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChangingLanguage } from './language.ts';

const scrollStub = vi.fn<(options: ScrollToOptions) => void>();

function click(selector: string, options: MouseEventInit = {}): void {
  const target = document.querySelector(selector);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

/** The router's events of a change of page. */
async function openPage(): Promise<void> {
  document.dispatchEvent(new Event('astro:after-swap'));
  document.dispatchEvent(new Event('astro:page-load'));
  await Promise.resolve();
}

describe('a change of language', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a href="/sv" hreflang="sv" data-language><span>SV</span></a>
      <a href="/about" id="about">About</a>`;
    // jsdom would complain that it cannot go anywhere.
    document.body.addEventListener('click', (event) => event.preventDefault());
    vi.stubGlobal('scrollTo', scrollStub);
    vi.stubGlobal('scrollY', 1_234);
  });

  afterEach(async () => {
    await openPage();
    vi.unstubAllGlobals();
    scrollStub.mockReset();
    localStorage.clear();
  });

  it('stores the preferred language', () => {
    click('[data-language] span');
    expect(localStorage.getItem('preferred-language')).toBe('sv');
  });

  it('shows the other language where the visitor was', async () => {
    click('[data-language]');
    vi.stubGlobal('scrollY', 0);
    document.dispatchEvent(new Event('astro:after-swap'));
    expect(scrollStub.mock.calls).toEqual([[{ top: 1_234, behavior: 'instant' }]]);
  });

  it('lasts until the page has been shown and every listener has asked', async () => {
    expect(isChangingLanguage()).toBe(false);
    click('[data-language]');
    const asked: boolean[] = [];
    document.addEventListener('astro:page-load', () => asked.push(isChangingLanguage()), { once: true });
    await openPage();
    expect(asked).toEqual([true]);
    expect(isChangingLanguage()).toBe(false);
  });

  it('leaves the place of the next page alone', async () => {
    click('[data-language]');
    await openPage();
    scrollStub.mockReset();
    click('#about');
    await openPage();
    expect(scrollStub).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'happens elsewhere when it opens a new tab: %j',
    async (modifier) => {
      click('[data-language]', modifier);
      expect(isChangingLanguage()).toBe(false);
      click('#about');
      await openPage();
      expect(scrollStub).not.toHaveBeenCalled();
    },
  );

  it('is not begun by other links', () => {
    click('#about');
    expect(isChangingLanguage()).toBe(false);
    expect(localStorage.getItem('preferred-language')).toBeNull();
  });
});
