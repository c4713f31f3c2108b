/** Part of `npm run bench`: the first and the largest paint on a slow phone, by kind of page. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../run-tests/browsers.ts';
import { createSiteServer, listen } from '../serve/site-server.ts';

const runs = 5; // odd, so that there is a median

/** One request, no styles, no scripts: paint times are printed as multiples of its first paint, which depends on the machine. */
const plain = '/robots.txt';

/** The mobile connection of Lighthouse. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** The times of a new visitor's first and largest paint, in ms. */
async function visit(browser: Browser, address: string): Promise<readonly [number, number]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const largest = await new Promise<number | undefined>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(resolve, 500); // plain text has no largest paint
      });
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
      return [first, largest ?? first] as const;
    });
  } finally {
    await context.close();
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[(runs - 1) / 2] ?? NaN;
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const [, article = '/blog'] =
  /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(readFileSync(`${dist}/sitemap-0.xml`, 'utf8')) ?? [];
const paths = [plain, '/', '/about', '/launch', '/blog', article, '/faq', '/privacy', '/dashboard'];
const visits = new Map(paths.map((path) => [path, [] as (readonly [number, number])[]]));

const server = createSiteServer(dist);
const origin = `http://127.0.0.1:${await listen(server, 0)}`;
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const [path, times] of visits) times.push(await visit(browser, origin + path));
    console.error(`run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  server.close();
}

const rows = [...visits].map(([path, times]) => {
  const first = median(times.map(([time]) => time));
  return { path, first, largest: median(times.map(([, time]) => time)) };
});
const unit = rows[0]?.first ?? NaN;
console.log(
  `Medians of ${runs} visits, as multiples of the first paint of ${plain}: ${Math.round(unit)} ms.`,
);
console.table(
  Object.fromEntries(
    rows.map(({ path, first, largest }) => [
      path,
      { 'first paint': (first / unit).toFixed(2), 'largest paint': (largest / unit).toFixed(2) },
    ]),
  ),
);
