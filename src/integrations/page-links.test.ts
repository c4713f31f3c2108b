import { describe, expect, it } from 'vitest';
import { linksOf, missingPages, unreachablePages } from './page-links.ts';

it('linksOf finds the addresses within the site that pages link to, without query and fragment', () => {
  const hrefs = ['/about#team', '/about', '/sv?a=b', 'https://example.com/x', '//example.com', '#here'];
  const html = hrefs.map((href) => `<p><a class="x" href="${href}">x</a>`).join('');
  const links = linksOf([
    { path: '/', html },
    { path: '/sv/blog/a', html: '<link href="/b.css"><a\nhref="/sv">x</a>' },
  ]);
  expect([...links]).toEqual([
    ['/', ['/about', '/sv']],
    ['/sv/blog/a', ['/sv']],
  ]);
});

describe('unreachablePages', () => {
  it('names a page that no page leads to, in each language', () => {
    const pages = new Map([
      ['/', ['/about', '/sv']],
      ['/sv', ['/sv/about']],
      ['/about', ['/terms']],
      ['/sv/about', []],
      ['/terms', []],
      ['/sv/terms', []],
      ['/partners', ['/partners']],
      ['/sv/partners', []],
    ]);
    expect(unreachablePages(pages)).toEqual(['/sv/terms', '/partners', '/sv/partners']);
  });

  it('follows the other forms of an address to the page', () => {
    const pages = new Map([
      ['/', ['/en/blog']],
      ['/blog', ['/en/blog/a']],
      ['/blog/a', []],
      ['/about', []],
    ]);
    expect(unreachablePages(pages)).toEqual(['/about']);
  });

  it('asks for no link to what search engines leave out, nor to the 404 page', () => {
    expect(
      unreachablePages(new Map(['/', '/dashboard', '/404', '/sv/404'].map((path) => [path, []]))),
    ).toEqual([]);
  });
});

it('missingPages names the routes without a page, but not the answers: a site may have none', () => {
  const missing = missingPages(new Map([['/', []]]));
  expect(missing).toContain('/about');
  expect(missing).not.toContain('/');
  expect(missing).not.toContain('/faq');
});
