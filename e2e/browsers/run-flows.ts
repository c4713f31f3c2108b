import { expect, test } from 'playwright/test';
import { findPrograms, missingMessage, type RequiredBrowser } from '../../tools/run-tests/browsers.ts';
import { baseUrl } from '../support/actions.ts';
import { declinedConsent, flows } from './flows.ts';
import { FlowPage } from './page.ts';
import type { Browser } from './tab.ts';

/** Registers every flow as a test in one browser. If the browser is not installed, the tests are skipped with a hint. */
export function runFlows(required: RequiredBrowser, start: (program: string) => Promise<Browser>): void {
  const [program = ''] = findPrograms(required) ?? [];
  if (program === '') console.warn(missingMessage(required));

  test.describe(required.name, () => {
    test.skip(program === '', 'it is not installed');
    let browser: Browser;
    test.beforeAll(async () => void (browser = await start(program)));
    test.afterAll(() => browser.close());

    for (const { title, stored = declinedConsent, run } of flows) {
      test(title, async () => {
        const tab = await browser.newTab(baseUrl, stored);
        await tab.resize({ width: 1280, height: 800 });
        const page = new FlowPage(tab, baseUrl);
        await run(page);
        expect(await page.errors()).toEqual([]);
      });
    }
  });
}
