// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBanner } from '../../client/consent/banner-state.ts';
import type { Locale } from '../../i18n/locales.ts';
import '../../testing/dom.ts';
import { strings } from '../../testing/strings.ts';
import { CookieBanner } from './CookieBanner.tsx';

const { cookies } = strings.en;

function show(locale: Locale = 'en') {
  const { cookies: texts, failure } = strings[locale];
  return render(<CookieBanner strings={texts} privacyHref="/privacy" failure={failure} />);
}

function pageState(): string | undefined {
  return document.documentElement.dataset['cookieBanner'];
}

/** The choice is kept for the page's life: tests start from another tab's reset. */
function forgetChoice(): void {
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
}

describe('CookieBanner', () => {
  beforeEach(() => {
    showBanner('open');
  });

  afterEach(() => {
    forgetChoice();
    vi.restoreAllMocks();
  });

  describe.each(['en', 'sv'] as const)('in %s', (locale) => {
    const texts = strings[locale].cookies;

    it('asks under a name, with a way to read more, and shows no choice before one is made', () => {
      show(locale);
      const region = screen.getByRole('region', { name: texts.label });
      expect(region.textContent).toContain(texts.title);
      expect(region.textContent).toContain(texts.text);
      expect(screen.getByRole('link', { name: texts.privacyLink }).getAttribute('href')).toBe('/privacy');
      expect(screen.queryByText(texts.current.accepted)).toBeNull();
      expect(screen.queryByText(texts.current.declined)).toBeNull();
    });

    it.each(['accepted', 'declined'] as const)('keeps, shows and closes when %s', async (choice) => {
      show(locale);
      const button = choice === 'accepted' ? texts.accept : texts.decline;
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(localStorage.getItem('analytics-consent')).toBe(choice);
      expect(screen.getByText(texts.current[choice])).toBeTruthy();
      expect(pageState()).toBe('closed');
    });
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: cookies.dismiss }))],
    [
      'Escape',
      async () => {
        screen.getByRole('button', { name: cookies.decline }).focus();
        await userEvent.keyboard('{Escape}');
      },
    ],
  ])('closes by %s without a choice', async (_way, dismiss) => {
    show();
    await dismiss();
    expect(pageState()).toBe('closed');
    expect(localStorage.getItem('analytics-consent')).toBeNull();
  });

  it('closes also when the choice stays what it was', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: cookies.accept }));
    showBanner('open');
    await userEvent.click(screen.getByRole('button', { name: cookies.accept }));
    expect(pageState()).toBe('closed');
  });
});
