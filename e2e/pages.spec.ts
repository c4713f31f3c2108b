/** Every page in a browser, opened once: nothing goes wrong, axe finds nothing, and it fits 320 px. */

import { expect, type Page, test } from 'playwright/test';
import { violations } from './support/axe.ts';
import { home, sizes } from './support/flows.ts';
import { canonicalOf, languageOf, languages, pages } from './support/site.ts';
import { watch } from './support/watch.ts';

// The messages say it all, and a trace of the engine is large.
test.use({ trace: 'off' });

const [wide, narrow] = sizes;

for (const path of [...pages, ...languages.map((language) => canonicalOf(language, '/nowhere'))]) {
  // All languages are made of the same parts: each theme and each width sees all of them.
  const english = languageOf(path) === 'en';
  test.describe(english ? 'light and wide' : 'dark and narrow', () => {
    test.use({ colorScheme: english ? 'light' : 'dark', viewport: english ? wide : narrow });

    test(`${path} opens without trouble, is accessible and fits a small screen`, async ({ page }) => {
      const { found } = watch(page, home);
      await page.goto(path);
      expect.soft(await violations(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      // The browser itself complains of a page that is not there.
      if (path.endsWith('/nowhere')) Object.assign(found, { console: [], failed: [] });
      expect(found).toEqual({ console: [], failed: [], foreign: [], react: [] });
    });
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const [width, scrolled, overflow] = await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo({ left: 1000, behavior: 'instant' });
    const root = document.documentElement;
    return [root.scrollWidth, scrollX, [root, document.body].map((each) => getComputedStyle(each).overflowX)];
  });
  expect.soft({ width, scrolled, overflow }).toEqual({
    width: 320,
    scrolled: 0,
    // What is cut off does not scroll either, but cannot be read.
    overflow: ['visible', 'visible'],
  });
}
