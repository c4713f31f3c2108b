import { describe, expect, it } from 'vitest';
import { linkProblem, livingHref, nearest } from './links.ts';
import type { SiteAnchors } from './site-anchors.ts';

const pages = (article: string): SiteAnchors =>
  new Map<string, () => Set<string> | undefined>([
    ['/', () => new Set(['contact'])],
    ['/about', () => undefined],
    ['/blog/winter', () => new Set([article])],
  ]);
const site = { en: pages('what-it-cost-in-the-end'), sv: pages('vad-det-kostade-till-slut') };

it.each([
  '/about',
  '/#contact',
  '/sv/about#anything-in-the-markup',
  '/blog/winter',
  '/blog/winter#what-it-cost-in-the-end',
  '/sv/blog/winter#vad-det-kostade-till-slut',
  '/guide.pdf#page=2',
  '/about?from=article',
])('a link to %s leads somewhere', (href) => {
  expect(linkProblem(href, 'en', site)).toBeUndefined();
  expect(livingHref(href, 'en', site)).toBe(href);
});

describe('a link to a heading that was renamed', () => {
  it('is told with the nearest heading of the page in that language', () => {
    expect(linkProblem('/blog/winter#what-it-cost', 'en', site)).toBe(
      'links to /blog/winter#what-it-cost, but the page has no such heading. The nearest is #what-it-cost-in-the-end.',
    );
    expect(linkProblem('/blog/winter#vad-det-kostade', 'sv', site)).toContain('#vad-det-kostade-till-slut.');
  });

  it('still leads to its page', () => {
    expect(livingHref('/blog/winter#what-it-cost', 'en', site)).toBe('/blog/winter');
  });
});

describe('a link to a page that is gone', () => {
  it('is told with the nearest page', () => {
    expect(linkProblem('/blog/winters', 'en', site)).toBe(
      'links to /blog/winters, which is no page of the site. The nearest is /blog/winter.',
    );
  });

  it('leads nowhere', () => {
    expect(livingHref('/blog/none', 'en', site)).toBeUndefined();
  });
});

describe('nearest', () => {
  it('is the candidate that shares the most with the name', () => {
    expect(nearest('your-rights', ['security', 'rights', 'retention'])).toBe('rights');
  });

  it('is none when nothing is shared', () => {
    expect(nearest('abc', ['xyz'])).toBeUndefined();
    expect(nearest('set-up-fee', ['what-we-do'])).toBeUndefined();
    expect(nearest('abc', [])).toBeUndefined();
  });
});
