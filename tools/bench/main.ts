/**
 * `npm run bench`: first and largest paint of the built site's pages, as multiples of those of a page written by
 * hand (`floor/`), with an applied slow connection and processor. Visits take turns, so that a busy machine
 * slows all alike; medians are shown. Before that: what the assistant's function costs (`function.ts`). Nothing is
 * asserted: times depend on the machine.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Server } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../run-tests/programs.ts';
import { listen } from '../serve/listen.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { benchFunction } from './function.ts';

/** How often each page is visited: an odd number, so that there is a visit in the middle. */
const runs = 5;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a first visit costs; times in milliseconds from its start. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Cumulative layout shift, without unit. */
  readonly shift: number;
  /** Of all that was asked for, with headers, in bytes. */
  readonly bytes: number;
  readonly requests: number;
}

/** Lighthouse's mobile connection, applied and not simulated, and a processor four times as slow. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
const screen = { width: 412, height: 823 };

/** Opens a page as a first visitor on a phone does, until nothing more comes. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 1.75, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let [bytes, requests] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const paints = await page.evaluate(readPaints);
    return { ...paints, bytes, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readPaints(): Promise<Pick<Visit, 'firstPaint' | 'largestPaint' | 'shift'>> {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500); // no entry of this type
    });
  const [largest, shifts] = await Promise.all([entries('largest-contentful-paint'), entries('layout-shift')]);
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return {
    firstPaint: first?.startTime ?? NaN,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    shift: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
  };
}

/** Serves a built site on a free port, as `npm run serve` does. */
async function serve(folder: string): Promise<{ server: Server; origin: string }> {
  const server = createSiteServer(folder);
  return { server, origin: `http://127.0.0.1:${await listen(server, 0)}` };
}

benchFunction();
const floor = await serve(fileURLToPath(new URL('floor', import.meta.url)));
const site = await serve(dist);
/** A page of each kind: the fixed ones and the first article. */
const [, article] =
  /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(readFileSync(`${dist}/sitemap-0.xml`, 'utf8')) ?? [];
const paths = ['/', '/about', '/launch', '/blog', article ?? [], '/faq', '/privacy', '/dashboard'].flat();
const pages = paths.map((path) => ({ name: path, address: site.origin + path, visits: [] as Visit[] }));
const all = [{ name: 'floor', address: `${floor.origin}/`, visits: [] as Visit[] }, ...pages];
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const { address, visits } of all) visits.push(await visit(browser, address));
    console.error(`run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  for (const { server } of [floor, site]) server.close();
}

const middle = (visits: readonly Visit[], of: keyof Visit): number =>
  visits.map((each) => each[of]).toSorted((a, b) => a - b)[(runs - 1) / 2] ?? NaN;
const baseline = all[0]?.visits ?? [];
const ratio = (visits: readonly Visit[], of: keyof Visit): string =>
  (middle(visits, of) / middle(baseline, of)).toFixed(2);
console.table(
  Object.fromEntries(
    all.map(({ name, visits }) => [
      name,
      {
        'first paint, ms': Math.round(middle(visits, 'firstPaint')),
        'to the floor': ratio(visits, 'firstPaint'),
        'largest paint, ms': Math.round(middle(visits, 'largestPaint')),
        'to the floor ': ratio(visits, 'largestPaint'),
        shift: middle(visits, 'shift').toFixed(3),
        kB: (middle(visits, 'bytes') / 1000).toFixed(1),
        requests: middle(visits, 'requests'),
      },
    ]),
  ),
);
