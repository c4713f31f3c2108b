/** Every page in a browser, opened once: nothing goes wrong, axe finds nothing, and it fits 320 px. */

import { expect, type Page, test as base } from 'playwright/test';
import { violations } from './support/axe.ts';
import { home, sizes } from './support/flows.ts';
import { canonicalOf, languageOf, languages, pages } from './support/site.ts';
import { watch } from './support/watch.ts';

/** One tab goes from page to page: the tests leave nothing behind, and a browser as new for each would cost a third more. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ reducedMotion: 'reduce' });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

const [wide, narrow] = sizes;

for (const path of [...pages, ...languages.map((language) => canonicalOf(language, '/nowhere'))]) {
  // All languages are made of the same parts: each theme and each width sees all of them.
  const [theme, size] = languageOf(path) === 'en' ? (['light', wide] as const) : (['dark', narrow] as const);

  test(`${path} opens without trouble, is accessible in ${theme} colours and fits a small screen`, async ({
    tab,
  }) => {
    await tab.setViewportSize(size);
    await tab.emulateMedia({ colorScheme: theme });
    const { found, stop } = watch(tab, home);
    await tab.goto(`${home}${path}`);
    expect.soft(await violations(tab)).toEqual([]);
    await expectNoSidewaysScroll(tab);
    stop();
    // The browser itself complains of a page that is not there.
    if (path.endsWith('/nowhere')) Object.assign(found, { console: [], failed: [] });
    expect(found).toEqual({ console: [], failed: [], foreign: [], react: [] });
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
