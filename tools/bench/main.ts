/** Part of `npm run bench`: paints and main-thread work on a slow phone, by kind of page, next to a page written by hand. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../run-tests/programs.ts';
import { createSiteServer, listen } from '../serve/site-server.ts';

const runs = 5; // odd, so that there is a median

interface Visit {
  readonly firstPaint: number; // ms
  readonly largestPaint: number; // ms
  readonly shift: number; // CLS
  readonly blocked: number; // ms of long tasks beyond 50 ms each, after the first paint
  readonly styleAndLayout: number; // ms
  readonly elements: number;
  readonly bytes: number;
  readonly requests: number;
}

/** The mobile connection of Lighthouse. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let [bytes, requests] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const timings = await page.evaluate(readTimings);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const styleAndLayout = 1_000 * (seconds('RecalcStyleDuration') + seconds('LayoutDuration'));
    return { ...timings, styleAndLayout, bytes, requests };
  } finally {
    await context.close();
  }
}

async function readTimings() {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500); // there may be none
    });
  const types = ['largest-contentful-paint', 'layout-shift', 'longtask'];
  const [largest = [], shifts = [], tasks = []] = await Promise.all(types.map(entries));
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const blocking = tasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime + 50, firstPaint),
  );
  return {
    firstPaint,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    shift: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    blocked: blocking.reduce((sum, time) => sum + Math.max(time, 0), 0),
    elements: document.querySelectorAll('*').length,
  };
}

async function serve(folder: string) {
  const server = createSiteServer(folder);
  return { server, origin: `http://127.0.0.1:${await listen(server, 0)}` };
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const floor = await serve(fileURLToPath(new URL('floor', import.meta.url)));
const site = await serve(dist);
const [, article = '/blog'] =
  /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(readFileSync(`${dist}/sitemap-0.xml`, 'utf8')) ?? [];
const paths = ['/', '/about', '/launch', '/blog', article, '/faq', '/privacy', '/dashboard'];
const pages = [
  { name: 'floor', address: `${floor.origin}/`, visits: [] as Visit[] },
  ...paths.map((path) => ({ name: path, address: site.origin + path, visits: [] as Visit[] })),
];
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const { address, visits } of pages) visits.push(await visit(browser, address));
    console.error(`run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  for (const { server } of [floor, site]) server.close();
}

const medians = pages.map(({ name, visits }) => {
  const median = (of: keyof Visit) =>
    visits.map((each) => each[of]).toSorted((a, b) => a - b)[(runs - 1) / 2] ?? NaN;
  return { name, median };
});
const ratio = (median: (of: keyof Visit) => number, of: keyof Visit) =>
  (median(of) / (medians[0]?.median(of) ?? NaN)).toFixed(2);
console.table(
  Object.fromEntries(
    medians.map(({ name, median }) => [
      name,
      {
        'first paint, ms': Math.round(median('firstPaint')),
        'to the floor': ratio(median, 'firstPaint'),
        'largest paint, ms': Math.round(median('largestPaint')),
        'to the floor ': ratio(median, 'largestPaint'),
        shift: median('shift').toFixed(3),
        'blocked, ms': Math.round(median('blocked')),
        'style and layout, ms': Math.round(median('styleAndLayout')),
        elements: median('elements'),
        kB: (median('bytes') / 1000).toFixed(1),
        requests: median('requests'),
      },
    ]),
  ),
);
