/**
 * `npm run bench:presses -- <other build>`: milliseconds from a press to its visible result on the built site, as the very
 * first thing on a page and after two seconds there, at full speed and with a processor four times as slow. Medians of
 * RUNS (5). Another build, such as an older one, is pressed in turns with this one, and the last column shows the ratio of
 * this one to it. Nothing is asserted: times depend on the machine.
 */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../check/programs.ts';
import { median, serve } from './measure.ts';

interface Press {
  readonly name: string;
  readonly path: string;
  /** Selector of what is pressed. */
  readonly target: string;
  /** Selector of what is shown once it has worked; with a ! before it, of what is no longer shown. */
  readonly result: string;
}

const form = 'form[data-draft]';
const tab = '.plan-filter label:nth-of-type(2)';
const presses: readonly Press[] = [
  { name: 'banner', path: '/', target: '.cookie-banner button', result: '!.cookie-banner' },
  { name: 'menu', path: '/', target: 'header details.menu summary', result: 'header details[open] a' },
  { name: 'launcher', path: '/', target: '.chat-launcher', result: '.chat-input' },
  { name: 'dashboard tab', path: '/dashboard', target: tab, result: `${tab}:has(:checked)` },
  { name: 'empty form', path: '/', target: `${form} [type="submit"]`, result: `${form} [role="alert"]` },
];

/** Opens a page, presses, and measures until the first frame in which the result is there. */
async function measure(browser: Browser, origin: string, press: Press, isFirst: boolean, slowdown: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (press.name !== 'banner') {
      await page.addInitScript(() => localStorage.setItem('analytics-consent', 'declined'));
    }
    await page.goto(origin + press.path, { waitUntil: 'commit' });
    const target = page.locator(press.target).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    if (!isFirst) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(2_000); // what the measure is about
    }
    const time = await watchResult(page, press.result);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${press.target} is not shown.`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return await time();
  } finally {
    await context.close();
  }
}

/** Watches from now on. @returns a function that gives the milliseconds from the press to the result */
async function watchResult(page: Page, result: string): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle((selector) => {
    const isGone = selector.startsWith('!');
    const isThere = () =>
      (document.querySelector(selector.replace(/^!/, ''))?.checkVisibility() ?? false) !== isGone;
    const time = new Promise<number>((resolve) => {
      const start = ({ timeStamp }: Event): void => {
        const ask = (): void => {
          if (isThere()) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(ask);
        };
        requestAnimationFrame(ask);
      };
      addEventListener('pointerdown', start, { capture: true, once: true });
    });
    return { time };
  }, result);
  return () => watching.evaluate(({ time }) => time);
}

const runs = Number(process.env['RUNS'] ?? 5);
const folders = [
  fileURLToPath(new URL('../../dist', import.meta.url)),
  ...process.argv.slice(2, 3).map((folder) => resolve(folder)),
];
const sites = await Promise.all(folders.map(serve));
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
const rows: Record<string, Record<string, number | string>> = {};
try {
  for (const press of presses) {
    for (const [slowdown, isFirst] of [
      [1, true],
      [1, false],
      [4, true],
      [4, false],
    ] as const) {
      const times = sites.map((): number[] => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { origin }] of sites.entries()) {
          times[index]?.push(await measure(browser, origin, press, isFirst, slowdown));
        }
      }
      const [ours = NaN, other] = times.map(median);
      rows[`${press.name}, ${isFirst ? 'first thing' : 'after 2 s'}, ${slowdown}x`] = {
        ms: Math.round(ours),
        ...(other === undefined ? {} : { 'other, ms': Math.round(other), ratio: (ours / other).toFixed(2) }),
      };
    }
  }
} finally {
  await browser.close();
  for (const { server } of sites) server.close();
}
console.table(rows);
