/** The image that social media show for a page. Needs no browser. For how it is served, see e2e/hosts. */

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { documentOf, readBuilt, readHead } from '../support/built.ts';
import {
  allUrlForms,
  brand,
  canonicalPath,
  kindOf,
  locales,
  origin,
  pageRoutes,
  pathOf,
  pathVariants,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Shown {
  readonly address: string;
  readonly alt: string;
}

function shownBy(path: string): Shown {
  const { meta, jsonLd } = readHead(documentOf(path));
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
  expect.soft(alt, path).toContain(brand);
  expect.soft(alt.length, `${path}: ${alt}`).toBeGreaterThan(brand.length + 3);
  if (kindOf(path) === 'article') expect.soft(jsonLd.join()).toContain(`"image":"${address}"`);
  return { address, alt };
}

const imageOf = ({ address }: Shown): Buffer => readBuilt(pathOf(address));

for (const route of pageRoutes) {
  test(`${route} has an image in each language`, async () => {
    const [plain, ...inLanguages] = pathVariants(route).map(shownBy);
    if (!plain) throw new Error(`${route} has no page without language.`);
    expect(plain.address, 'both English forms share one').toBe(inLanguages[0]?.address);
    for (const shown of inLanguages) {
      const image = await sharp(imageOf(shown)).metadata();
      expect.soft(image, shown.address).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect.soft(imageOf(shown).length, shown.address).toBeLessThan(60_000);
    }
    const images = new Set(inLanguages.map((shown) => imageOf(shown).toString('base64'))).size;
    // Two languages share an image if its text is the same in both.
    expect(images).toBeGreaterThanOrEqual(new Set(inLanguages.map(({ alt }) => alt)).size);
    expect(images).toBeGreaterThan(1);
  });
}

for (const locale of locales) {
  test(`the 404 page in ${locale} shows the image of the home page`, () => {
    const { address } = shownBy(canonicalPath(locale, '/404'));
    expect(address).toBe(shownBy(canonicalPath(locale, '/')).address);
  });
}

test('every image is used by a page', () => {
  const shown = [...new Set(allUrlForms.map((path) => basename(shownBy(path).address)))];
  const built = readdirSync(new URL('../../dist/social', import.meta.url));
  expect(built.toSorted()).toEqual(shown.toSorted());
});
