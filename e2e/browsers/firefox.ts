/** Firefox, driven by Puppeteer over WebDriver BiDi (docs/decisions/030). */

import puppeteer, { type Page } from 'puppeteer-core';
import { type Browser, quietPath, watchDocument, type Tab } from './tab.ts';
import { tie } from './tied-process.ts';

/** Starts Firefox without a window. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const { pid } = browser.process() ?? {};
  const end = pid === undefined ? undefined : tie(pid);
  return {
    version: (await browser.version()).replace('/', ' '),
    async newTab(origin, stored) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(origin + quietPath);
      await page.evaluate((values) => Object.assign(localStorage, values), stored);
      await page.evaluateOnNewDocument(`(${watchDocument})(window)`);
      return tabOf(page);
    },
    async close() {
      await browser.close();
      end?.();
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    async open(address) {
      await page.goto(address);
    },
    evaluate: (run, ...args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof run>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
  };
}
