import { expect, it } from 'vitest';
import { linkProps } from './links.ts';

it('linkProps marks about, launch and blog on the home page to be prefetched, and no other link', () => {
  const paths = ['/', '/about', '/launch', '/blog', '/blog/some-id', '/terms'];
  const marked = paths.filter((path) => linkProps('en', path, '/')['data-astro-prefetch'] === 'load');
  expect(marked).toEqual(['/about', '/launch', '/blog']);
  expect(linkProps('sv', '/about', '/terms')).toEqual({ href: '/sv/about' });
});
