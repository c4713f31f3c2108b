import { describe, expect, it } from 'vitest';
import { linkProps } from './links.ts';
import { article, routes } from './routes.ts';

describe('linkProps', () => {
  it('fetches about, launch and blog as soon as a visitor points at a link to them', () => {
    const prefetched = [...Object.values(routes), article('some-id')].filter(
      (route) => linkProps('en', route, '/')['data-astro-prefetch'] === 'hover',
    );
    expect(prefetched.toSorted()).toEqual(['/about', '/blog', '/launch']);
  });

  it('links in the language of the page that carries the link', () => {
    expect(linkProps('sv', '/about', '/').href).toBe('/sv/about');
    expect(linkProps('en', '/', '/blog').href).toBe('/en');
  });

  it('gives other links no prefetch attribute at all', () => {
    expect(linkProps('en', '/terms', '/')).toEqual({ href: '/terms' });
  });
});
