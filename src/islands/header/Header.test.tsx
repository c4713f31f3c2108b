// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import '../../testing/dom.ts';
import { strings } from '../../testing/strings.ts';
import { Header } from './Header.tsx';
import { headerProps, type LanguageLink } from './model.ts';

const scrollStub = vi.fn<(options: ScrollToOptions) => void>();
let reducesMotion = false;

const german: LanguageLink = { href: '/de', lang: 'de', short: 'DE', label: 'Deutsch', current: false };

/** The header of a site in English and Swedish, whatever languages the site has, and in `more`. */
function show(locale: Locale = 'en', route: string | undefined = '/', more: readonly LanguageLink[] = []) {
  const { nav, failure } = strings[locale];
  const props = headerProps(locale, route, 'Nordlys', nav, failure);
  const own = props.languages.filter(({ lang }) => ['en', 'sv'].includes(lang));
  return render(<Header {...props} languages={[...own, ...more]} />);
}

/** True when nothing has kept the browser from following the link. */
function follows(link: HTMLElement, options: MouseEventInit = {}): boolean {
  // jsdom would complain that it cannot go anywhere.
  let isFree = true;
  const notice = (event: Event): void => {
    isFree = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', notice, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }));
  return isFree;
}

describe('Header', () => {
  beforeEach(() => {
    reducesMotion = false;
    vi.stubGlobal('scrollTo', scrollStub);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: reducesMotion && query.includes('prefers-reduced-motion'),
    }));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    scrollStub.mockReset();
  });

  it.each(['en', 'sv'] as const)(
    'has services, about, the languages and the contact button in %s',
    (locale) => {
      const { container } = show(locale, '/about');
      const { nav } = strings[locale];
      const prefix = locale === 'sv' ? '/sv' : '';
      const pill = container.querySelector('nav') as HTMLElement;
      const href = (name: string): string | null =>
        within(pill).getByRole('link', { name }).getAttribute('href');
      expect(href(nav.services)).toBe(`${prefix || '/'}#services`);
      expect(href(nav.about)).toBe(`${prefix}/about`);
      expect(href('English')).toBe('/about');
      expect(href('Svenska')).toBe('/sv/about');
      const [contact] = screen.getAllByRole('link', { name: nav.contact });
      expect(contact?.getAttribute('href')).toBe(`${prefix || '/'}#contact`);
      expect(container.querySelector('[href*="academy"], [href*="dashboard"]')).toBeNull();
    },
  );

  it('is handed only the strings that it shows', () => {
    const { nav, failure } = strings.en;
    const handed = headerProps('en', '/', 'Nordlys', nav, failure).strings;
    for (const name of ['academy', 'dashboard', 'offer']) expect(handed).not.toHaveProperty(name);
  });

  it('leads to the calendar of an owner who has one', () => {
    const { nav, failure } = strings.en;
    const url = 'https://calendar.example/book';
    expect(headerProps('en', '/', 'Nordlys', nav, failure, url).links.contact.props.href).toBe(url);
  });

  it('marks the page and the language that are shown', () => {
    const { container } = show('sv', '/about');
    const pill = container.querySelector('nav') as HTMLElement;
    const current = [...pill.querySelectorAll('[aria-current]')];
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [strings.sv.nav.about, 'page'],
      ['SVSvenska', 'true'],
    ]);
  });

  it('tells each language to the browser and to the language script', () => {
    const { container } = show();
    const links = [...(container.querySelectorAll('nav')[0]?.querySelectorAll('a[data-language]') ?? [])];
    expect(links.map((link) => [link.getAttribute('lang'), link.getAttribute('hreflang')])).toEqual([
      ['en', 'en'],
      ['sv', 'sv'],
    ]);
  });

  describe('the languages of a site that has three', () => {
    function languageMenu(locale: Locale = 'en'): HTMLDetailsElement {
      const { container } = show(locale, '/about', [german]);
      const found = container.querySelector<HTMLDetailsElement>('nav details');
      if (!found) throw new Error('There is no menu of languages.');
      return found;
    }

    it('are a menu of links to the same page, named by the language that is shown', () => {
      const details = languageMenu('sv');
      expect(details.querySelector('summary')?.textContent).toBe(`SV${strings.sv.nav.language}: Svenska`);
      const links = [...details.querySelectorAll('a')];
      expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
        ['English', '/about', 'en'],
        ['Svenska', '/sv/about', 'sv'],
        ['Deutsch', '/de', 'de'],
      ]);
      expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
      expect(links.every((link) => 'language' in link.dataset)).toBe(true);
    });
  });

  describe('the logo', () => {
    const logo = (locale: Locale = 'en'): HTMLElement =>
      screen.getByRole('link', { name: strings[locale].nav.home });

    it('scrolls to the top on the home page, without the anchor that a reload would jump to', () => {
      history.replaceState(null, '', '#services');
      show();
      expect(follows(logo())).toBe(false);
      expect(location.hash).toBe('');
      expect(scrollStub).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    });

    it('jumps to the top when motion is unwanted', () => {
      reducesMotion = true;
      show();
      follows(logo());
      expect(scrollStub).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    });

    it('opens a new tab on request, also on the home page', () => {
      show();
      expect(follows(logo(), { ctrlKey: true })).toBe(true);
      expect(scrollStub).not.toHaveBeenCalled();
    });
  });
});
