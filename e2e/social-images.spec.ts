/** The image that social services show of a page. */

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { readHead } from './support/head.ts';
import { pngSize } from './support/png.ts';
import {
  brand,
  canonicalOf,
  formsOf,
  kindOf,
  languageOf,
  languages,
  origin,
  pathOf,
  routes,
} from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Shown {
  readonly address: string;
  readonly alt: string;
  readonly bytes: Buffer;
}

/** The image of a page, after checks that hold for every page. */
async function shownBy(page: Page, path: string): Promise<Shown> {
  await page.goto(path);
  const { meta, jsonLd } = await readHead(page);
  const address = meta['og:image'] ?? '';
  const alt = meta['og:image:alt'] ?? '';
  expect(address.startsWith(`${origin}/social/`), address).toBe(true);
  expect.soft(meta, path).toMatchObject({
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:image': address,
    'twitter:image:alt': alt,
  });
  expect.soft(alt.split(brand).length, `${path}: ${alt}`).toBeGreaterThan(1);
  expect.soft(alt.length, `${path}: ${alt}`).toBeGreaterThan(brand.length + 3);
  if (kindOf(path) === 'article') expect.soft(jsonLd.join()).toContain(`"image":"${address}"`);

  const response = await page.request.get(pathOf(address));
  expect.soft(response.status(), address).toBe(200);
  expect.soft(response.headers(), address).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return { address, alt, bytes: await response.body() };
}

for (const route of routes) {
  test(`${route} has an image in each language`, async ({ page }) => {
    const byLanguage = new Map<string, Shown>();
    for (const path of formsOf(route)) {
      const shown = await shownBy(page, path);
      expect.soft(pngSize(shown.bytes), shown.address).toEqual({ width: 1200, height: 630 });
      expect.soft(shown.bytes.length, shown.address).toBeLessThan(60_000);
      const same = byLanguage.get(languageOf(path));
      if (same) expect.soft(shown.address, 'all forms of a language share one').toBe(same.address);
      byLanguage.set(languageOf(path), shown);
    }
    const [english, swedish] = languages.map((language) => byLanguage.get(language));
    expect(english?.bytes.equals(swedish?.bytes ?? Buffer.of())).toBe(false);
    expect(english?.alt).not.toBe(swedish?.alt);
  });
}

test('a page that does not exist shows the image of the home page', async ({ page }) => {
  for (const [missing, language] of [
    ['/nowhere', 'en'],
    ['/sv/nowhere', 'sv'],
  ] as const) {
    const { address } = await shownBy(page, missing);
    expect(address).toBe((await shownBy(page, canonicalOf(language, '/'))).address);
  }
});

test('there are no other images than those that pages show', async ({ page }) => {
  const shown: string[] = [];
  for (const language of languages) {
    for (const route of routes) {
      await page.goto(canonicalOf(language, route));
      shown.push(basename((await readHead(page)).meta['og:image'] ?? ''));
    }
  }
  const built = readdirSync(new URL('../dist/social', import.meta.url));
  expect(built.toSorted()).toEqual(shown.toSorted());
});
