import en from '@content/locales/en.json';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { headerProps } from './model.ts';

const header = (locale: Locale, route: string | undefined) =>
  headerProps(locale, route, 'Klarvind', en.nav, en.failure);

function hrefs(locale: Locale, route: string | undefined): string[] {
  const { home, services, about, contact } = header(locale, route).links;
  return [home.href, services.props.href, about.props.href, contact.props.href];
}

describe('the links', () => {
  it.each([
    ['en', '/', ['/', '#services', '/about', '#contact']],
    ['sv', '/', ['/sv', '#services', '/sv/about', '#contact']],
    ['en', '/about', ['/', '/#services', '/about', '/#contact']],
    ['sv', '/about', ['/sv', '/sv#services', '/sv/about', '/sv#contact']],
    ['en', '/blog', ['/en', '/en#services', '/about', '/en#contact']],
    ['sv', undefined, ['/sv', '/sv#services', '/sv/about', '/sv#contact']],
  ] as const)('on %s %s lead to %j', (locale, route, expected) => {
    expect(hrefs(locale, route)).toEqual(expected);
  });

  it('tell on the about page that one is there', () => {
    expect(header('en', '/about').links.about.current).toBe(true);
    expect(header('en', '/').links.about.current).toBe(false);
  });
});

/** English and Swedish, whatever languages the site has beside them. */
function ownLanguages(locale: Locale, route: string | undefined) {
  return header(locale, route).languages.filter(({ lang }) => ['en', 'sv'].includes(lang));
}

describe('the language switcher', () => {
  it.each([
    ['en', '/about', ['/about', '/sv/about']],
    ['sv', '/about', ['/about', '/sv/about']],
    ['sv', '/', ['/', '/sv']],
    ['en', '/blog/some-id', ['/blog/some-id', '/sv/blog/some-id']],
    ['sv', undefined, ['/', '/sv']],
  ] as const)('on %s %s leads to %j', (locale, route, expected) => {
    expect(ownLanguages(locale, route).map(({ href }) => href)).toEqual(expected);
  });

  it.each(['en', 'sv'] as const)('shows EN and SV and marks %s as current', (locale) => {
    const languages = ownLanguages(locale, '/');
    expect(languages.map(({ short, label }) => [short, label])).toEqual([
      ['EN', 'English'],
      ['SV', 'Svenska'],
    ]);
    expect(languages.filter(({ current }) => current).map(({ lang }) => lang)).toEqual([locale]);
  });
});
