import { expect, it } from 'vitest';
import { byLocale } from '../../i18n/locales.ts';
import { linkProblem, livingHref, nearest } from './links.ts';
import type { SiteAnchors } from './site-anchors.ts';

const pages = (article: string): SiteAnchors =>
  new Map<string, () => Set<string> | undefined>([
    ['/', () => new Set(['contact'])],
    ['/about', () => undefined],
    ['/blog/winter', () => new Set([article])],
  ]);
const site = {
  ...byLocale(() => pages('what-it-cost-in-the-end')),
  sv: pages('vad-det-kostade-till-slut'),
};

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

it('a link to a heading that was renamed names the nearest one in that language, and still leads to its page', () => {
  expect(linkProblem('/blog/winter#vad-det-kostade', 'sv', site)).toBe(
    'links to /blog/winter#vad-det-kostade, but the page has no such heading. The nearest is #vad-det-kostade-till-slut.',
  );
  expect(livingHref('/blog/winter#what-it-cost', 'en', site)).toBe('/blog/winter');
});

it('a link to a page that is gone names the nearest one, and leads nowhere', () => {
  expect(linkProblem('/blog/winters', 'en', site)).toBe(
    'links to /blog/winters, which is no page of the site. The nearest is /blog/winter.',
  );
  expect(livingHref('/blog/none', 'en', site)).toBeUndefined();
});

it.each([
  ['your-rights', ['security', 'rights', 'retention'], 'rights'],
  ['abc', ['xyz'], undefined],
  ['set-up-fee', ['what-we-do'], undefined],
  ['abc', [], undefined],
])('the nearest name to %s of %j is %s', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});
