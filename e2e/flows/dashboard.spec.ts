/** The client dashboard mock-up. Its tabs and Refresh are in Dashboard.test.tsx and early-presses.spec.ts. */

import { declined, home, inMotion } from '../support/flows.ts';
import { asksConsent, canonicalOf, hostPrefix, type Language, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined, viewport: { width: 1440, height: 900 } });

function open(page: Page, language: Language = 'en') {
  return page.goto(canonicalOf(language, '/dashboard'));
}

test('a tooltip waits 700 ms under a pointer, and the next one does not', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const { items, about } = texts.en.dashboard.metrics;
  const marks = page.getByRole('button', { name: about });
  const tooltip = page.getByRole('tooltip');
  // The first event of a pointer has no way behind it, as that of a mouse at rest.
  await page.mouse.move(5, 5);
  await marks.first().hover();
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));

  await marks.first().hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText(items.leads.tooltip);
  await marks.nth(1).hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText(items.automations.tooltip);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
});

test('it fits each screen, gives the page back when its drawer is left by resizing, and takes the consent', async ({
  page,
}) => {
  const { dashboard, cookies, footer } = texts.en;
  const { sidebar } = dashboard;
  await page.setViewportSize({ width: 820, height: 1000 });
  await open(page);

  await test.step('a drawer that was open gives the page back when the screen becomes wide', async () => {
    await page.getByRole('button', { name: sidebar.open }).click();
    await expect(page.locator('.dashboard-drawer:popover-open')).toBeVisible();
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('.dashboard-drawer:popover-open')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: sidebar.label })).toBeVisible();
  });

  await test.step('the whole chart is seen at once on every screen', async () => {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      const box = await page.locator('.performance-chart').boundingBox();
      expect.soft(box?.height, `at ${width} px`).toBeGreaterThan(200);
      expect.soft(box?.height, `at ${width} px`).toBeLessThan(500);
    }
  });

  await test.step('consent can be given here, since its host is one of its own', async () => {
    if (!asksConsent) return;
    const banner = page.locator('.cookie-banner');
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: footer.cookies }).click();
    await expect(banner).toBeFocused();
    await banner.getByRole('button', { name: cookies.accept }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('accepted');
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sections are a drawer that keeps the focus, the services the same table as on a wide screen', async ({
    page,
  }) => {
    const { sidebar } = texts.sv.dashboard;
    await open(page, 'sv');
    const opener = page.getByRole('button', { name: sidebar.open });
    const drawer = page.locator('.dashboard-drawer');
    await expect(drawer).toBeHidden();
    // The first click may come before React does: the drawer opens all the same.
    await opener.click();
    await expect(drawer).toBeVisible();
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    const openIt = async (): Promise<void> => {
      await opener.click();
      await expect(drawer.getByRole('link', { name: sidebar.items.overview })).toBeFocused();
    };
    const expectClosed = async (): Promise<void> => {
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    };
    await openIt();
    expect((await drawer.boundingBox())?.width).toBe(256);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, .dashboard-bar, footer')),
      ).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expectClosed();
    await openIt();
    await page.mouse.click(340, 500);
    await expectClosed();
    await openIt();
    await drawer.getByRole('link', { name: sidebar.items.reports }).click();
    await expectClosed();
    await openIt();
    await drawer.getByRole('button', { name: sidebar.close }).click();
    await expectClosed();

    const { title, columns } = texts.sv.dashboard.services;
    const table = page.getByRole('table', { name: title });
    for (const name of [columns.service, columns.location, columns.due, columns.cpu, columns.status]) {
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeAttached();
    }
    const narrow = await table.ariaSnapshot();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
    expect(narrow).toBe(await table.ariaSnapshot());
  });
});

test.describe('on the host of the dashboard', () => {
  const host = home.replace('localhost', `${hostPrefix}localhost`);

  test('every path shows the dashboard in its language, and its links lead to the main site', async ({
    page,
  }) => {
    for (const [path, language] of [
      ['/', 'en'],
      ['/sv/terms', 'sv'],
      ['/nowhere', 'en'],
    ] as const) {
      await page.goto(`${host}${path}`);
      await expect(page).toHaveURL(`${host}${canonicalOf(language, '/dashboard')}`);
      const strings = texts[language].dashboard;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.title);
      for (const [name, route] of [
        [strings.footer.privacy, '/privacy'],
        [strings.footer.terms, '/terms'],
        [strings.backToHome, '/'],
      ] as const) {
        await expect(page.locator('.dashboard').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `${home}${canonicalOf(language, route)}`,
        );
      }
    }
  });

  test.describe('with motion', () => {
    test.use(inMotion);

    test('a link leads to the main site, and the page that fades out is there again on the way back', async ({
      page,
    }) => {
      await page.goto(`${host}/sv/dashboard`);
      await page.getByRole('link', { name: texts.sv.dashboard.footer.terms }).click();
      await expect(page).toHaveURL(`${home}/sv/terms`);
      await page.goBack();
      await expect(page.locator('body')).toHaveCSS('opacity', '1');
    });
  });
});
