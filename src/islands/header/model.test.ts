import { describe, expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { headerProps } from './model.ts';

const { nav, failure } = strings.en;

describe('headerProps', () => {
  it('scrolls on the English home page', () => {
    const { links, isHome } = headerProps('en', '/', 'Klarvind', nav, failure);
    expect(isHome).toBe(true);
    expect(links.home.href).toBe('/');
    expect(links.services.props.href).toBe('#services');
    expect(links.contact.props.href).toBe('#contact');
  });

  it('leads home from other pages, in their language', () => {
    const { links, isHome } = headerProps('sv', '/about', 'Klarvind', nav, failure);
    expect(isHome).toBe(false);
    expect(links.home.href).toBe('/sv');
    expect(links.services.props.href).toBe('/sv#services');
    expect(links.contact.props.href).toBe('/sv#contact');
    expect(links.about).toMatchObject({ props: { href: '/sv/about' }, current: true });
  });

  it('prefetches the about page when it is pointed at', () => {
    const { links } = headerProps('en', '/', 'Klarvind', nav, failure);
    expect(links.about).toEqual({
      props: { href: '/about', 'data-astro-prefetch': 'hover' },
      current: false,
    });
  });

  it('offers the same page in both languages', () => {
    const { languages } = headerProps('sv', '/blog/a', 'Klarvind', nav, failure);
    expect(languages).toEqual([
      { href: '/blog/a', lang: 'en', short: 'EN', label: 'English', current: false },
      { href: '/sv/blog/a', lang: 'sv', short: 'SV', label: 'Svenska', current: true },
    ]);
  });

  it('counts the 404 page as elsewhere and switches to the home page there', () => {
    const { isHome, links, languages } = headerProps('sv', undefined, 'Klarvind', nav, failure);
    expect(isHome).toBe(false);
    expect(links.contact.props.href).toBe('/sv#contact');
    expect(languages.map(({ href }) => href)).toEqual(['/', '/sv']);
  });
});
