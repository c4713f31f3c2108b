/** Clicks before their code has loaded: HTML works at once, and buttons act once the code has loaded. */

import { declined, delayScripts } from '../support/actions.ts';
import { reactFiles } from '../support/built.ts';
import { asksConsent, canonicalPath, texts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: declined });

test('the dashboard’s drawer opens before its code has loaded, which traps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page, 'Dashboard');
  const { sidebar } = texts.sv.dashboard;
  await page.goto(canonicalPath('sv', '/dashboard'));
  await page.getByRole('button', { name: sidebar.open }).click();
  const drawer = page.locator('#dashboard-drawer');
  await expect(drawer).toBeVisible();
  release();
  await expect(drawer.getByRole('link', { name: sidebar.items.overview })).toBeFocused();
  await expect(page.locator('[inert]')).not.toHaveCount(0);
});

test('a dashboard menu entry clicked before React runs is later said to be unavailable', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await delayScripts(page, 'Dashboard');
  const { sidebar, demo } = texts.en.dashboard;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: sidebar.items.reports }).click();
  await expect(page.getByText(demo, { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('status').filter({ hasText: sidebar.items.reports })).toBeVisible();
});

test('a dashboard menu entry opens in a new tab before React runs', async ({ context, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await delayScripts(page, 'Dashboard');
  await page.goto('/dashboard');
  const tab = context.waitForEvent('page');
  const entry = page.getByRole('link', { name: texts.en.dashboard.sidebar.items.reports });
  await entry.click({ modifiers: ['ControlOrMeta'] });
  await tab;
});

test('the scripts of every page are requested after the first paint', async ({ page }) => {
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    );
  await page.goto('/about');
  await expect.poll(() => asked()).not.toEqual([]);
  const times = await asked();
  const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(paint);
});

test('an interaction before any script has loaded starts all islands', async ({ page }) => {
  const release = await delayScripts(page, '*');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(300, 300, { steps: 2 });
  await page.mouse.move(0, 0);
  release();
  await expect(page.locator('astro-island')).not.toHaveCount(0);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('without an interaction React loads a few seconds after the page', async ({ page }) => {
  const react = reactFiles();
  expect(react).not.toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked.filter((file) => react.includes(file))).toEqual([]);
  await page.clock.fastForward('00:10');
  await expect.poll(() => asked).toEqual(expect.arrayContaining(react));
});

for (const path of ['/terms', '/dashboard'] as const) {
  test(`pressing “cookie settings” on ${path} opens them later`, async ({ browser }) => {
    test.skip(!asksConsent, 'the site asks for no consent');
    const page = await browser.newPage({ storageState: declined });
    const release = await delayScripts(page, 'site');
    await page.goto(canonicalPath('sv', path), { waitUntil: 'commit' });
    const { footer, cookies } = texts.sv;
    const banner = page.locator('.cookie-banner');
    await page.getByRole('button', { name: footer.cookies }).click();
    await expect(banner).toBeHidden();
    release();
    await expect(banner).toBeFocused();
    await expect(banner).toContainText(cookies.state.declined);
    await page.close();
  });
}
