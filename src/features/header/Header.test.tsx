// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../site/locales.ts';
import '../../testing/helpers/dom.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { Header } from './Header.tsx';
import { type HeaderProps, headerProps } from './header-props.ts';

const scrollStub = vi.fn<(options: ScrollToOptions) => void>();

function show(locale: Locale = 'en', more: Partial<HeaderProps> = {}) {
  const props = headerProps({ locale, route: '/about' }, strings[locale], 'Nordlys', {});
  return render(<Header {...props} {...more} />);
}

/** True when nothing has kept the browser from following the link. */
function follows(link: HTMLElement, options: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const listener = (event: Event): void => {
    isPrevented = event.defaultPrevented;
    event.preventDefault(); // jsdom would complain that it cannot go anywhere
  };
  addEventListener('click', listener, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }));
  return !isPrevented;
}

describe('Header', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', scrollStub);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    scrollStub.mockReset();
  });

  it.each(['en', 'sv'] as const)(
    'leads to services, about and contact in %s, and to no other page',
    (locale) => {
      const { container } = show(locale);
      const { nav } = strings[locale];
      const prefix = locale === 'sv' ? '/sv' : '';
      const href = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
      expect(href(nav.services)).toBe(`${prefix || '/'}#services`);
      expect(href(nav.about)).toBe(`${prefix}/about`);
      expect(href(nav.contact)).toBe(`${prefix || '/'}#contact`);
      const [about] = screen.getAllByRole('link', { name: nav.about });
      expect(about?.getAttribute('aria-current')).toBe('page');
      expect(container.querySelector('[href*="academy"], [href*="dashboard"]')).toBeNull();
    },
  );

  it('leads to the calendar of an owner who has one', () => {
    const bookingUrl = 'https://calendar.example/book';
    const { contact } = headerProps({ locale: 'en', route: '/' }, strings.en, 'Nordlys', { bookingUrl });
    expect(contact.link.href).toBe(bookingUrl);
  });

  describe('the logo', () => {
    const logo = (): HTMLElement => screen.getByRole('link', { name: strings.en.nav.home });

    it('scrolls to the top on the home page, without the anchor that a reload would jump to', () => {
      history.replaceState(null, '', '#services');
      show('en', { isHome: true });
      expect(follows(logo())).toBe(false);
      expect(location.hash).toBe('');
      expect(scrollStub).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    });

    it('opens a new tab on request, also on the home page', () => {
      show('en', { isHome: true });
      expect(follows(logo(), { ctrlKey: true })).toBe(true);
      expect(scrollStub).not.toHaveBeenCalled();
    });
  });
});
