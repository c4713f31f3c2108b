import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flows } from './flows.ts';
import { Page } from './page.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import type { Browser } from './tab.ts';

/**
 * Registers every flow as a test in one browser, against a server of its own: the stand-in of the
 * mail service takes one mail a second.
 *
 * @param name of the browser, for the titles
 * @param programs paths of what `start` needs, or the sentence with which all flows are skipped
 * @param start starts the browser
 */
export function runFlows(
  name: string,
  programs: readonly string[] | string,
  start: (...programs: readonly string[]) => Promise<Browser>,
): void {
  if (typeof programs === 'string') {
    console.warn(programs);
    describe(name, () => {
      for (const { title } of flows) it(title, ({ skip }) => skip(programs));
    });
    return;
  }

  describe(name, () => {
    let site: SiteProcess | undefined;
    let browser: Browser | undefined;

    beforeAll(async () => {
      site = await startSite();
      browser = await start(...programs);
      console.log(`${name} is ${browser.version}.`);
    });

    afterAll(async () => {
      await browser?.close();
      await site?.end();
    });

    for (const { title, size = { width: 1280, height: 800 }, stored = {}, run } of flows) {
      it(title, async () => {
        if (!site || !browser) throw new Error('Site and browser have not started.');
        const tab = await browser.newTab(site.origin, stored);
        await tab.resize(size);
        const page = new Page(tab, site.origin);
        await run(page);
        expect(await page.errors()).toEqual([]);
      });
    }
  });
}
