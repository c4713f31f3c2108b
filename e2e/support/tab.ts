import { type BrowserContextOptions, type Page, test as base } from 'playwright/test';
import { home } from './flows.ts';
import { waitForScript } from './test.ts';

/** A test whose `tab` all tests of a worker share, leaving nothing behind: new tabs, and axe in them, would cost a third more. */
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
