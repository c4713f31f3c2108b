/** Firefox, driven by Puppeteer over WebDriver BiDi (docs/decisions/012-test-suite.md). */

import puppeteer from 'puppeteer-core';
import { firefox } from '../../tools/run-tests/browsers.ts';
import { runFlows } from './run-flows.ts';
import { type Browser, quietPath, recordErrors } from './tab.ts';

async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async newTab(origin, stored) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(origin + quietPath);
      await page.evaluate((values) => Object.assign(localStorage, values), stored);
      await page.evaluateOnNewDocument(`(${recordErrors})(window)`);
      return {
        async open(address) {
          await page.goto(address);
        },
        evaluate: (run, ...args) =>
          page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Awaited<ReturnType<typeof run>>>,
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (size) => page.setViewport(size),
      };
    },
    close: () => browser.close(),
  };
}

runFlows(firefox, startFirefox);
