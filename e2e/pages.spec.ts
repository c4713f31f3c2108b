/** Every page in its three forms: complete, correct in its head, and without any trouble. */

import { expect, type Page, test } from 'playwright/test';
import { readDocuments } from './support/documents.ts';
import { type Head, readHead } from './support/head.ts';
import { expectJsonLd } from './support/json-ld.ts';
import {
  brand,
  canonicalOf,
  formsOf,
  kindOf,
  languageOf,
  languages,
  origin,
  pages,
  pathOf,
  routeOf,
  routes,
  unlistedRoutes,
} from './support/site.ts';
import { watch } from './support/watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const placeholder = /\{[a-zA-Z]+\}/;

for (const route of routes) {
  test(`${route} is complete in its three forms`, async ({ page, baseURL }) => {
    for (const path of formsOf(route)) {
      await test.step(path, () => expectComplete(page, path, baseURL ?? ''));
    }
  });
}

async function expectComplete(page: Page, path: string, home: string): Promise<void> {
  const trouble = watch(page, home);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const head = await readHead(page);
  expectHead(head, path);
  expectLanguages(head, path);
  expectJsonLd(head.jsonLd, path, `${origin}${canonicalOf(languageOf(path), routeOf(path))}`);
  await expectText(page);
  expect.soft(trouble.found, path).toEqual({ console: [], failed: [], foreign: [], react: [] });
  trouble.stop();
}

function expectHead(head: Head, path: string): void {
  const { title, meta } = head;
  expect.soft(head.language).toBe(languageOf(path));
  expect.soft(title.endsWith(` | ${brand}`) || title.split(brand).length === 2, title).toBe(true);
  expect.soft(title.split(brand), 'the company is named once').toHaveLength(2);
  expect.soft(meta['description']?.length).toBeGreaterThan(50);
  expect.soft(meta['description']?.length).toBeLessThan(180);
  expect.soft(meta['keywords']).toMatch(/\w+, \w+/);
  expect.soft([title, meta['description']].join()).not.toMatch(placeholder);
  expect.soft(meta['robots']).toBe(unlistedRoutes.includes(routeOf(path)) ? 'noindex, nofollow' : undefined);
  expect.soft(meta['og:title']).toBe(title);
  expect.soft(meta['og:description']).toBe(meta['description']);
  expect.soft(meta['og:type']).toBe(kindOf(path) === 'article' ? 'article' : 'website');
  expect.soft(meta['og:locale']).toBe(languageOf(path) === 'sv' ? 'sv_SE' : 'en_GB');
  expect.soft(meta['twitter:card']).toBe('summary_large_image');
}

function expectLanguages(head: Head, path: string): void {
  const route = routeOf(path);
  const own = `${origin}${canonicalOf(languageOf(path), route)}`;
  expect.soft(head.canonical).toEqual([own]);
  expect.soft(head.meta['og:url']).toBe(own);
  expect.soft(head.alternates).toEqual({
    en: `${origin}${canonicalOf('en', route)}`,
    sv: `${origin}${canonicalOf('sv', route)}`,
    'x-default': `${origin}${canonicalOf('en', route)}`,
  });
}

async function expectText(page: Page): Promise<void> {
  const { headings, text } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    ),
    text: [
      document.body.innerText,
      ...['alt', 'title', 'aria-label', 'placeholder', 'content'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      ),
    ].join('\n'),
  }));
  expect.soft(headings.filter((level) => level === 1)).toHaveLength(1);
  const skipped = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
  expect.soft(skipped, `levels ${headings.join(' ')}`).toEqual([]);
  expect.soft(text.match(placeholder)).toBeNull();
}

test('pages know each other and are told apart', async ({ page }) => {
  const documents = new Map((await readDocuments(page, pages)).map((read) => [read.path, read]));

  await test.step('every alternate names the same set of languages back', () => {
    for (const { path, alternates } of documents.values()) {
      for (const [hreflang, address] of Object.entries(alternates)) {
        const other = documents.get(pathOf(address));
        expect.soft(other?.alternates, `${path} -> ${hreflang}`).toEqual(alternates);
        expect.soft(other?.canonical).toBe(address);
        if (hreflang !== 'x-default') expect.soft(other?.language).toBe(hreflang);
      }
    }
  });

  await test.step('no two pages of a language share a title or a description', () => {
    for (const language of languages) {
      const own = [...documents.values()].filter((read) => read.language === language);
      expect.soft(repeated(own.map(({ title }) => title))).toEqual([]);
      expect.soft(repeated(own.map(({ description }) => description))).toEqual([]);
    }
  });
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
