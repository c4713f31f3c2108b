/**
 * What consent switches on (spec section 4), on a copy of the site that has ids for both services.
 * Their scripts are answered here; nothing leaves the machine.
 */

import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { createSiteServer } from '../../server/site-server.ts';
import { listen } from '../support/flows.ts';
import { texts } from '../support/site.ts';

// One worker for the file, so that the copy is built once.
test.describe.configure({ mode: 'default' });

const ids = { PUBLIC_GA_MEASUREMENT_ID: 'G-TEST', PUBLIC_HOTJAR_SITE_ID: '1234567' };
const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
const recorder = 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = `${root}test-results/analytics`;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { status, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/astro/bin/astro.mjs`, 'build', '--outDir', copy],
    { cwd: root, env: { ...process.env, ...ids, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The copy with ids could not be built: ${stderr}`);
  server = createSiteServer(copy);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers both services with empty scripts; returns the addresses outside the site that were asked. */
async function foreignRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (address) => address.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

const button = (page: Page, name: 'accept' | 'decline') =>
  page.locator('.cookie-banner').getByRole('button', { name: texts.en.cookies[name] });

/** The calls of gtag, and of the recorder, as plain lists. */
function calls(page: Page): Promise<{ gtag: unknown[][]; hj: unknown[][] }> {
  return page.evaluate(() => {
    const plain = (list: readonly unknown[]) =>
      list.map((call) =>
        Array.from(call as ArrayLike<unknown>, (part) => (part instanceof Date ? 'date' : part)),
      );
    return { gtag: plain(window.dataLayer ?? []), hj: plain(window.hj?.q ?? []) };
  });
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    hj?: { (...parameters: unknown[]): void; q?: unknown[] };
  }
}

const denied = {
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  security_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
};
const granted = {
  ...denied,
  analytics_storage: 'granted',
  functionality_storage: 'granted',
  security_storage: 'granted',
};

async function walk(page: Page): Promise<void> {
  await page.locator('header').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(texts.en.about.meta.title));
}

for (const choice of ['none', 'decline'] as const) {
  test(`not one request leaves the site with choice ${choice}`, async ({ page }) => {
    const asked = await foreignRequests(page);
    await page.goto(origin);
    await expect(page.locator('.cookie-banner')).toBeVisible();
    if (choice === 'decline') await button(page, choice).click();
    await expect(page.locator('link[rel~="dns-prefetch"], link[rel~="preconnect"]')).toHaveCount(0);
    await walk(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel~="dns-prefetch"], link[rel~="preconnect"]')).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await calls(page)).toEqual({ gtag: [], hj: [] });
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('acceptance loads exactly the two scripts, with the grants of the specification', async ({ page }) => {
  const troubles = listen(page, 'error', 'warning');
  const asked = await foreignRequests(page);
  await page.goto(origin);
  await button(page, 'accept').click();
  await expect.poll(() => asked.toSorted()).toEqual([recorder, tag].toSorted());

  const homeView = ['event', 'page_view', { page_location: `${origin}/`, page_title: await page.title() }];
  const start = [
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    ['js', 'date'],
    ['config', 'G-TEST', { send_page_view: false }],
  ];
  expect(await calls(page)).toEqual({ gtag: [...start, homeView], hj: [['event', 'consent_given']] });

  await walk(page);
  const aboutView = [
    'event',
    'page_view',
    { page_location: `${origin}/about`, page_title: await page.title() },
  ];
  await expect
    .poll(() => calls(page))
    .toEqual({
      gtag: [...start, homeView, aboutView],
      hj: [['event', 'consent_given']],
    });
  expect(asked).toHaveLength(2);

  // Accepted before: the next visit loads them at once, and gives no new consent.
  await page.reload();
  await expect.poll(() => asked.length).toBe(4);
  expect(await calls(page)).toEqual({ gtag: [...start, aboutView], hj: [] });
  expect(troubles).toEqual([]);
});

test('after a withdrawal nothing of the two services is left, nor goes on', async ({ page }) => {
  const troubles = listen(page, 'error', 'warning');
  const asked = await foreignRequests(page);
  await page.goto(origin);
  await button(page, 'accept').click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.locator('.cookie-banner')).toBeHidden();
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_TEST', '_gid', '_hjSession_1234567', '_hjSessionUser_1234567', 'kept']) {
      document.cookie = `${name}=1; path=/; max-age=3600`;
    }
    localStorage.setItem('hjActiveViewportIds', '1');
    sessionStorage.setItem('hjViewportId', '1');
    // The recorder stores something once more while the page is left.
    addEventListener('pagehide', () => sessionStorage.setItem('_hjLate', '1'));
  });

  await page.getByRole('button', { name: texts.en.footer.cookies }).click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'decline').click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
    .toEqual(['analytics-consent']);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['kept']);
  await walk(page);
  expect(await calls(page)).toEqual({ gtag: [], hj: [] });
  expect(asked).toHaveLength(2);

  // A change of mind is taken at its word.
  await page.getByRole('button', { name: texts.en.footer.cookies }).click();
  await button(page, 'accept').click();
  await expect.poll(() => asked.length).toBe(4);
  expect(troubles).toEqual([]);
});

test('a choice in another tab counts here too', async ({ page, context }) => {
  const asked = await foreignRequests(page);
  await page.goto(`${origin}/about`);
  const other = await context.newPage();
  await other.goto(origin);
  await button(other, 'accept').click();
  await expect.poll(() => asked.toSorted()).toEqual([recorder, tag].toSorted());
  expect((await calls(page)).hj).toEqual([['event', 'consent_given']]);
});
