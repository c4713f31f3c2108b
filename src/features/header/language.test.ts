// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChangingLanguage } from './language.ts';

const scrollStub = vi.fn<(options: ScrollToOptions) => void>();

function find(selector: string): HTMLAnchorElement {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** A click, and the router's answer to it unless it leaves the window. */
function click(selector: string, options: MouseEventInit = {}): void {
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  const staysHere = !Object.values(options).includes(true);
  if (staysHere) leaveBy(find(selector).closest('a') ?? undefined);
}

/** The router's first event of a change of page. */
function leaveBy(sourceElement?: Element): void {
  document.dispatchEvent(Object.assign(new Event('astro:before-preparation'), { sourceElement }));
}

/** The router's events of a change of page. */
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
    history.replaceState(null, '', '/');
  });

  it('lasts until the next change of page', async () => {
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
  ])('that %s overtakes leaves the place of its page alone', async (_what, overtake) => {
    click('[data-language]');
    overtake();
    expect(isChangingLanguage()).toBe(false);
    await openPage();
    expect(scrollStub).not.toHaveBeenCalled();
  });

  it('happens elsewhere when it opens a new tab', async () => {
    click('[data-language]', { ctrlKey: true });
    expect(isChangingLanguage()).toBe(false);
    click('#about');
    await openPage();
    expect(scrollStub).not.toHaveBeenCalled();
  });

  it('takes along the query and the anchor as they are at the click', () => {
    history.replaceState(null, '', '/?utm_source=x#foo');
    click('[data-language]', { ctrlKey: true });
    expect(find('[data-language]').getAttribute('href')).toMatch(/\/sv\?utm_source=x#foo$/);
    history.replaceState(null, '', '/');
    click('[data-language]');
    expect(new URL(find('[data-language]').href).pathname).toBe('/sv');
    expect(find('[data-language]').href).not.toMatch(/[?#]/);
  });

  describe('by keyboard', () => {
    /** The page after the swap, with its own links. */
    const swap = (): void => {
      document.body.innerHTML = page.replace('<span', '<i').replace('</span', '</i');
      document.dispatchEvent(new Event('astro:after-swap'));
    };

    it('keeps the focus on the language', () => {
      find('[data-language]').focus();
      click('[data-language]');
      swap();
      expect(document.activeElement).toBe(find('[data-language]'));
    });

    it('keeps it also when the menu closed before the page changed', () => {
      const link = find('[data-language]');
      link.focus();
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      link.blur();
      leaveBy(link);
      swap();
      expect(document.activeElement).toBe(find('[data-language]'));
    });

    it('does not take a focus that moved elsewhere before the page changed', () => {
      const link = find('[data-language]');
      link.focus();
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      find('#about').focus();
      leaveBy(link);
      swap();
      expect(document.activeElement).toBe(document.body);
    });
  });
});
