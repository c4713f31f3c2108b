import { expect, it } from 'vitest';
import { linkProps } from './links.ts';
import { article, routes } from './routes.ts';

it('linkProps marks about, launch and blog on the home page to be prefetched, and no other link', () => {
  const marked = [...Object.values(routes), article('some-id')].filter(
    (route) => linkProps('en', route, '/')['data-astro-prefetch'] === 'load',
  );
  expect(marked.toSorted()).toEqual(['/about', '/blog', '/launch']);
  expect(linkProps('sv', '/about', '/terms')).toEqual({ href: '/sv/about' });
});
