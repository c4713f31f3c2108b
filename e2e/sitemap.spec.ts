/** What search engines are told to read. */

import { expect, test } from 'playwright/test';
import { routes } from '../src/i18n/routes.ts';
import { readDocuments } from './support/documents.ts';
import {
  articleIds,
  canonicalOf,
  languageOf,
  languages,
  listedPages,
  origin,
  pathOf,
  routeOf,
  unlistedRoutes,
} from './support/site.ts';

const listedRoutes = [
  ...Object.values(routes).filter((route) => !unlistedRoutes.includes(route)),
  ...articleIds.map((id) => `/blog/${id}`),
];

test('lists every page once per language and nothing else', () => {
  const expected = languages.flatMap((language) => listedRoutes.map((route) => canonicalOf(language, route)));
  expect(listedPages.toSorted()).toEqual(expected.toSorted());
});

test('names the languages of each page', async ({ request }) => {
  const map = await (await request.get('/sitemap-0.xml')).text();
  const entries = map.match(/<url>.*?<\/url>/gs) ?? [];
  expect(entries).toHaveLength(listedPages.length);
  for (const entry of entries) {
    const [, address = ''] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
    const route = routeOf(pathOf(address));
    const links = [...entry.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(Object.fromEntries(links.map(([, hreflang, href]) => [hreflang, href])), address).toEqual({
      en: `${origin}${canonicalOf('en', route)}`,
      sv: `${origin}${canonicalOf('sv', route)}`,
      'x-default': `${origin}${canonicalOf('en', route)}`,
    });
  }
});

test('lists only canonical pages that want to be found', async ({ page }) => {
  for (const { path, status, robots, canonical, language } of await readDocuments(page, listedPages)) {
    expect({ status, robots, canonical, language }, path).toEqual({
      status: 200,
      robots: '',
      canonical: `${origin}${path}`,
      language: languageOf(path),
    });
  }
});

test('is found through robots.txt', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  expect(text).toContain('User-agent: *');
  expect(text).not.toContain('Disallow');
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(text) ?? [];
  expect(new URL(index).origin).toBe(origin);

  const maps = [...(await (await request.get(pathOf(index))).text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(maps.map(([, address]) => address)).toEqual([`${origin}/sitemap-0.xml`]);
  expect((await request.get('/sitemap-0.xml')).headers()['content-type']).toContain('xml');
});
