import { type BrowserContextOptions, type Page, test as base } from 'playwright/test';
import { baseUrl } from './actions.ts';

export * from 'playwright/test';

declare global {
  interface Window {
    hasScriptRun?: true;
  }
}

/** Waits until the site's script has run, if the page has one. Call `makeNavigationsWaitForScript` first. */
export async function waitUntilScriptRan(page: Page): Promise<void> {
  const cause = await page
    .waitForFunction(
      () =>
        window.hasScriptRun ??
        (document.readyState !== 'loading' &&
          ![...document.scripts].some(({ src, textContent }) =>
            `${src} ${textContent}`.includes('/_astro/'),
          )),
      undefined,
      { timeout: 60_000 }, // the same as for assertions
    )
    .then(() => undefined, String);
  if (cause) throw new Error(`${page.url()}: the site’s script did not run. ${cause}`);
}

/** Makes `goto` and `reload` wait until the site's script runs, unless a test asks for an event before `load`. */
export async function makeNavigationsWaitForScript(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('astro:page-load', () => (window.hasScriptRun = true), { once: true });
  });
  const ran = async (waitUntil = 'load'): Promise<void> => {
    if (waitUntil === 'load' || waitUntil === 'networkidle') await waitUntilScriptRan(page);
  };
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goTo(address, options);
    await ran(options?.waitUntil);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await ran(options?.waitUntil);
    return answer;
  };
}

/** Playwright's `test`, with a `page` that waits for the site's script. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await makeNavigationsWaitForScript(page);
    await use(page);
  },
});

/**
 * A test with a `tab` that all tests in a worker share and leave clean: new tabs, each loading axe, would take a third longer.
 */
export function testInOneTab(options: BrowserContextOptions = {}) {
  return base.extend<object, { tab: Page }>({
    tab: [
      async ({ browser }, use) => {
        const tab = await browser.newPage({ baseURL: baseUrl, reducedMotion: 'reduce', ...options });
        await makeNavigationsWaitForScript(tab);
        await use(tab);
        await tab.close();
      },
      { scope: 'worker' },
    ],
  });
}
