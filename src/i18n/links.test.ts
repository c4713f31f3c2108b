import { describe, expect, it } from 'vitest';
import { linkProps } from './links.ts';
import { article, routes } from './routes.ts';

describe('linkProps', () => {
  it('marks about, launch and blog on the home page to be prefetched', () => {
    const marked = [...Object.values(routes), article('some-id')].filter(
      (route) => linkProps('en', route, '/')['data-astro-prefetch'] === 'load',
    );
    expect(marked.toSorted()).toEqual(['/about', '/blog', '/launch']);
  });

  it('links in the language of the page that carries the link', () => {
    expect(linkProps('sv', '/about', '/').href).toBe('/sv/about');
    expect(linkProps('en', '/', '/blog').href).toBe('/en');
  });

  it('marks no other links, and none on other pages', () => {
    expect(linkProps('en', '/terms', '/')).toEqual({ href: '/terms' });
    expect(linkProps('en', '/about', '/terms')).toEqual({ href: '/about' });
  });
});
