import { type BrowserContextOptions, type Page, test as base } from 'playwright/test';
import { home } from './flows.ts';
import { waitForScript } from './test.ts';

/**
 * A test whose `tab` is the same for all tests of a worker, which must leave nothing behind in it. New tabs would cost
 * a third more, and axe is much quicker where it has run before.
 */
export function testInOneTab(options: BrowserContextOptions = {}) {
  return base.extend<object, { tab: Page }>({
    tab: [
      async ({ browser }, use) => {
        const tab = await browser.newPage({ baseURL: home, reducedMotion: 'reduce', ...options });
        await waitForScript(tab);
        await use(tab);
        await tab.close();
      },
      { scope: 'worker' },
    ],
  });
}
