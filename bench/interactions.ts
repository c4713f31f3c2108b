/**
 * `npm run bench:interactions`: what a visitor waits for on the built site when pressing something, by the first
 * touch of a page and by later ones; how smoothly the first screen moves; what pages do while nobody does
 * anything. `-- chat menu` presses only what has such a name; `-- paints`, `results`, `bytes`, `frames` and `idle`
 * make only these tables; RUNS sets how often (5). Medians are shown with the worst in brackets. Nothing is
 * asserted: times depend on the machine, so a button on an empty page is pressed in the same run, and can be
 * compared with.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { createSiteServer } from '../server/site-server.ts';
import { movement, restlessness } from './interactions/frames.ts';
import { type Interaction, interactions, press } from './interactions/list.ts';
import { type Middleware, pathOf } from '../server/middleware.ts';
import { type Device, touch, type Touches, visitPage } from './interactions/visits.ts';
import { listen } from './listen.ts';
import { median } from './statistics.ts';

const runs = Number(process.env['RUNS'] ?? 5);
const words = process.argv.slice(2);
const tables = ['paints', 'results', 'bytes', 'frames', 'idle'] as const;
const wantedTables = tables.filter((table) => words.includes(table));
const wantedNames = words.filter((word) => !tables.some((table) => table === word));
const isTableWanted = (table: (typeof tables)[number]): boolean =>
  wantedTables.length === 0 || wantedTables.includes(table);
const isWanted = ({ name }: Interaction): boolean =>
  wantedNames.length === 0 || wantedNames.some((part) => name.includes(part));

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const emptyPath = '/empty-page';

/** A page with nothing but a button, and an assistant that answers at once. */
const services: Middleware = (request, response, next) => {
  const path = pathOf(request);
  if (path === emptyPath) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<button>Press</button>');
  } else if (path.endsWith('/chat-assistant')) {
    const reply = '**Yes.** It takes:\n\n- a week\n- two [calls](/about)\n\nWrite to us.';
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ response: reply }));
  } else next();
};

const emptyButton: Interaction = {
  name: 'button of an empty page',
  path: emptyPath,
  width: 390,
  target: 'button',
  result: 'button:focus',
  undo: (page) => page.locator('button').blur(),
};

const server = createSiteServer(dist, [services]);
const origin = await listen(server);
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false });

const summary = (numbers: readonly (number | undefined)[]): string => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? '–' : `${Math.round(median(known))} (${Math.round(Math.max(...known))})`;
};

async function repeat(interaction: Interaction, device: Device, isWarm: boolean): Promise<Touches[]> {
  const visits: Touches[] = [];
  for (let run = 0; run < runs; run += 1) {
    const costs = await touch(browser, interaction, device, origin, isWarm);
    if (costs) visits.push(costs);
  }
  return visits;
}

/** Milliseconds to the next paint, with a processor four times as slow. */
async function paints(): Promise<void> {
  const device = { slowdown: 4 };
  const rows: Record<string, Record<string, string>> = {};
  for (const interaction of [emptyButton, ...interactions.filter(isWanted)]) {
    const name = `${interaction.name}, ${interaction.width} px`;
    console.error(name);
    const cold = await repeat(interaction, device, false);
    const warm = await repeat(interaction, device, true);
    rows[name] = {
      'first touch': summary(cold.map(({ first }) => first.paint)),
      'first touch, code here': summary(warm.map(({ first }) => first.paint)),
      'later touch': summary([...cold, ...warm].map(({ later }) => later?.paint)),
      'work, first': summary(cold.map(({ first }) => first.work)),
      'work, code here': summary(warm.map(({ first }) => first.work)),
      'work, later': summary([...cold, ...warm].map(({ later }) => later?.work)),
    };
  }
  console.log(
    '\nMilliseconds to the next paint, and of the main thread’s work in all, processor 4x slower: median (worst)',
  );
  console.table(rows);
}

/** Milliseconds from the very first touch of a page to its result, at full speed and on a slow network. */
async function results(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const interaction of interactions.filter((each) => each.isIslands && isWanted(each))) {
    const name = `${interaction.name}, ${interaction.width} px`;
    console.error(`${name}, to the result`);
    const fast = await repeat(interaction, { slowdown: 1 }, false);
    const slow = await repeat(interaction, { slowdown: 1, isSlowNetwork: true }, false);
    rows[name] = {
      'full speed': summary(fast.map(({ first }) => first.result)),
      '1.6 Mbit/s, 150 ms': summary(slow.map(({ first }) => first.result)),
    };
  }
  console.log('\nMilliseconds from the first touch to the result of an island');
  console.table(rows);
}

/** What the first opening of the chat asks for. */
async function chatFiles(): Promise<void> {
  const page = { path: '/', width: 390 } as const;
  const paths = await visitPage(browser, page, { slowdown: 1 }, origin, async (tab) => {
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await press(tab, '.chat-launcher');
    await tab.locator('.chat-send').waitFor();
    await tab.waitForLoadState('networkidle');
    return asked.filter((path) => path.startsWith('/_astro/'));
  });
  const sizes = [...new Set(paths)].map((path): [string, number] => [
    path.replace('/_astro/', ''),
    brotliCompressSync(readFileSync(dist + path)).length / 1000,
  ]);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  console.log('\nkB (brotli 11) that the chat’s first opening on the home page asks for');
  console.table(
    Object.fromEntries(
      [...sizes, ['all', sum] as const].map(([name, size]) => [name, { kB: size.toFixed(1) }]),
    ),
  );
}

try {
  if (isTableWanted('paints')) await paints();
  if (isTableWanted('results')) await results();
  if (isTableWanted('bytes')) await chatFiles();
  if (isTableWanted('frames')) {
    console.log('\nFrames of the first screen’s movement, processor 6x slower');
    console.table(await movement(browser, origin, runs));
  }
  if (isTableWanted('idle')) {
    console.log('\nWhat happens in 10 s while nobody does anything');
    console.table(await restlessness(browser, origin));
  }
} finally {
  await browser.close();
  server.close();
}
