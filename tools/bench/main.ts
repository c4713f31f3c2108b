/**
 * `npm run bench`: first and largest paint of the built site's pages, as multiples of those of a page written by
 * hand (`floor/`), with an applied slow connection and processor. Visits take turns, so that a busy machine
 * slows all alike; medians are shown. `-- <folder> …` takes other builds too, to compare them; RUNS sets how
 * often each page is visited (5). Nothing is asserted: times depend on the machine.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../check/programs.ts';
import { median, serve, type Visit, visit } from './measure.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const folders =
  process.argv.length > 2
    ? process.argv.slice(2).map((name) => resolve(name))
    : [fileURLToPath(new URL('../../dist', import.meta.url))];

/** A page of each kind: the fixed ones and the first article. */
function pathsOf(folder: string): string[] {
  const listed = readFileSync(`${folder}/sitemap-0.xml`, 'utf8');
  const [, article] = /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(listed) ?? [];
  return ['/', '/about', '/launch', '/blog', ...(article ? [article] : []), '/faq', '/privacy', '/dashboard'];
}

const floor = await serve(fileURLToPath(new URL('floor', import.meta.url)));
const sites = await Promise.all(folders.map(async (folder) => ({ folder, ...(await serve(folder)) })));
const pages = sites.flatMap(({ folder, origin }) =>
  pathsOf(folder).map((path) => ({
    name: sites.length > 1 ? `${folder} ${path}` : path,
    address: origin + path,
    visits: [] as Visit[],
  })),
);
const all = [{ name: 'floor', address: `${floor.origin}/`, visits: [] as Visit[] }, ...pages];
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const { address, visits } of all) visits.push(await visit(browser, address));
    console.error(`run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  for (const { server } of [floor, ...sites]) server.close();
}

const middle = (visits: readonly Visit[], of: keyof Visit): number => median(visits.map((one) => one[of]));
const least = all[0]?.visits ?? [];
const ratio = (visits: readonly Visit[], of: keyof Visit): string =>
  (middle(visits, of) / middle(least, of)).toFixed(2);
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
