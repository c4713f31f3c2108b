// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../site/locales.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { Header } from './Header.tsx';
import { type HeaderProps, headerProps } from './header-props.ts';
import '../../testing/helpers/setup-dom.ts';

function show(locale: Locale = 'en', more: Partial<HeaderProps> = {}) {
  const props = headerProps({ locale, route: '/about' }, strings[locale], 'Nordlys', {});
  return render(<Header {...props} {...more} />);
}

/** True if nothing prevented the browser from following the link. */
function follows(link: HTMLElement, options: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const listener = (event: Event): void => {
    isPrevented = event.defaultPrevented;
    event.preventDefault(); // jsdom would report that it cannot navigate
  };
  addEventListener('click', listener, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }));
  return !isPrevented;
}

describe('Header', () => {
  it('links to the owner’s calendar, if there is one', () => {
    const bookingUrl = 'https://calendar.example/book';
    const { contact } = headerProps({ locale: 'en', route: '/' }, strings.en, 'Nordlys', { bookingUrl });
    expect(contact.link.href).toBe(bookingUrl);
  });

  it('has a logo that opens a new tab on request, even on the home page', () => {
    show('en', { isHome: true });
    expect(follows(screen.getByRole('link', { name: strings.en.nav.home }), { ctrlKey: true })).toBe(true);
  });
});
