/**
 * How much of a page the browser styles anew when something is pressed. A rule such as `.a:has(b) *` makes that
 * the whole page, at every click anywhere: a tenth of a second on a slow phone.
 */

import { chat, declined } from './support/flows.ts';
import { frames } from './support/frames.ts';
import { type Browser, expect, type Page, test } from './support/test.ts';

test.use({ storageState: declined, viewport: { width: 390, height: 844 } });

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** The most elements that were styled at once while something was done. */
async function mostRestyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] });
  await act();
  await frames(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(0, ...counts);
}

/** Opens the home page, its islands alive and its styles whole. */
async function openAlive(page: Page): Promise<number> {
  await page.goto('/');
  const { launcher, send, close } = chat(page);
  await launcher.click();
  await expect(send).toBeVisible();
  await close.click();
  await expect(launcher).toBeFocused();
  return page.locator('body *').count();
}

test('opening, typing and choosing leave most of the page alone', async ({ page, browser }) => {
  const some = (await openAlive(page)) / 4;
  const menu = page.locator('.site-header details.menu summary');
  const assistant = chat(page);
  const acts: Record<string, () => Promise<void>> = {
    'menu opened': () => menu.click(),
    'menu closed': () => menu.click(),
    'chat opened': () => assistant.launcher.click(),
    'chat typed into': () => assistant.input.press('a'),
    'chat closed': () => assistant.close.click(),
    'field focused': () => page.locator('form[data-draft] input').first().focus(),
    'field typed into': () => page.keyboard.press('a'),
    'cookie settings opened': () => page.locator('[data-cookie-settings]').click(),
    'cookie settings closed': () => page.keyboard.press('Escape'),
    paused: () => page.locator('.pause-control input').press('Space'),
  };
  const counts: [string, number][] = [];
  for (const [name, act] of Object.entries(acts)) {
    counts.push([name, await mostRestyled(browser, page, act)]);
  }
  expect(counts.filter(([, count]) => count > some)).toEqual([]);
  expect(Math.max(...counts.map(([, count]) => count))).toBeGreaterThan(0); // or nothing was traced
});
