import { describe, expect, it } from 'vitest';
import { below } from '@/testing/below.ts';

const baseBelow = (path: string) => below(path, () => import('./base.ts'));
const routesBelow = () => below('/website', () => import('./routes.ts'));

describe('the base', () => {
  it.each([
    ['/', ''],
    ['/website', '/website'],
    ['/website/', '/website'],
    ['/a/b', '/a/b'],
  ])('of %j is %j', async (given, base) => {
    expect((await baseBelow(given)).base).toBe(base);
  });

  it('stands before addresses and not before paths', async () => {
    const { withBase, withoutBase } = await baseBelow('/website');
    expect([withBase('/'), withBase('/sv/about')]).toEqual(['/website/', '/website/sv/about']);
    expect(['/website', '/website/', '/website/sv'].map((address) => withoutBase(address))).toEqual([
      '/',
      '/',
      '/sv',
    ]);
  });

  it.each(['/websites/sv', '/web', '/', 'https://example.com/website'])(
    'is not taken off %s, which does not lie below it',
    async (address) => {
      const { withoutBase } = await baseBelow('/website');
      expect(withoutBase(address)).toBe(address);
    },
  );
});

describe('a site below a path', () => {
  it('has all its links there, in both forms that carry a language', async () => {
    const { linkTo, linkToAnchor, switchLocale } = await routesBelow();
    expect(linkTo('sv', '/about', '/')).toBe('/website/sv/about');
    expect(linkTo('en', '/blog', '/')).toBe('/website/en/blog');
    expect(linkToAnchor('en', 'contact', '/about')).toBe('/website/#contact');
    expect(linkToAnchor('en', 'contact', '/')).toBe('#contact');
    expect(switchLocale('/about', 'sv')).toBe('/website/sv/about');
    expect(switchLocale('/website/sv/about', 'en')).toBe('/website/about');
  });

  it('has the links of its texts there, files too, and no others', async () => {
    const { localizeHref } = await routesBelow();
    expect(localizeHref('/about#a', 'sv')).toBe('/website/sv/about#a');
    expect(localizeHref('/en/blog', 'sv')).toBe('/website/en/blog');
    expect(localizeHref('/guide.pdf', 'sv')).toBe('/website/guide.pdf');
    for (const elsewhere of ['https://example.com/a', '//example.com', '#here', 'mailto:a@b.example']) {
      expect(localizeHref(elsewhere, 'sv')).toBe(elsewhere);
    }
  });

  it('counts paths from its own root, whatever stands before them in an address', async () => {
    const { canonical, localeOf, withoutLocale, feed, searchIndex } = await routesBelow();
    expect([canonical('sv', '/about'), feed('sv'), searchIndex('en')]).toEqual([
      '/sv/about',
      '/sv/rss.xml',
      '/search-index/en.json',
    ]);
    expect([localeOf('/website/sv/about'), localeOf('/sv'), localeOf('/website')]).toEqual([
      'sv',
      'sv',
      'en',
    ]);
    expect([withoutLocale('/website/sv'), withoutLocale('/website/about')]).toEqual(['/', '/about']);
  });
});
