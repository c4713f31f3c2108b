/** The layout of the client dashboard mock-up. Figures, tabs and tooltips: src/features/dashboard. */

import { baseUrl, declined } from '../support/actions.ts';
import { canonicalPath, type Locale, site, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined, viewport: { width: 1440, height: 900 } });

function open(page: Page, locale: Locale = 'en') {
  return page.goto(canonicalPath(locale, '/dashboard'));
}

test('an open drawer makes the page usable again when the screen becomes wide', async ({ page }) => {
  const { sidebar } = texts.en.dashboard;
  await page.setViewportSize({ width: 820, height: 1000 });
  await open(page);
  await page.getByRole('button', { name: sidebar.open }).click();
  await expect(page.locator('#dashboard-drawer:popover-open')).toBeVisible();
  await expect(page.locator('[inert]')).not.toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('#dashboard-drawer:popover-open')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: sidebar.label })).toBeVisible();
});

test('at 390 px sections are in a drawer that traps the focus, services in a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sidebar } = texts.sv.dashboard;
  await open(page, 'sv');
  const opener = page.getByRole('button', { name: sidebar.open });
  const drawer = page.locator('#dashboard-drawer');
  await expect(drawer).toBeHidden();
  // Before React runs the drawer opens, but the focus does not move.
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island:not([ssr])').filter({ has: drawer })).toBeAttached();

  const openIt = async (): Promise<void> => {
    await opener.click();
    await expect(drawer.getByRole('link', { name: sidebar.items.overview })).toBeFocused();
  };
  const expectClosed = async (): Promise<void> => {
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  };
  await openIt();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() =>
      document.activeElement?.matches(':not(body, #dashboard-drawer, #dashboard-drawer *)'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expectClosed();
  await openIt();
  await drawer.getByRole('link', { name: sidebar.items.reports }).click();
  await expectClosed();

  const table = page.getByRole('table', { name: texts.sv.dashboard.services.title });
  const narrow = await table.ariaSnapshot();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  expect(narrow).toBe(await table.ariaSnapshot());
});

test('on its host every path shows it in its language, with links to the main site', async ({ page }) => {
  const host = baseUrl.replace('localhost', `${site.dashboard.hostPrefix}localhost`);
  for (const [path, locale] of [
    ['/', 'en'],
    ['/sv/terms', 'sv'],
    ['/nowhere', 'en'],
  ] as const) {
    await page.goto(`${host}${path}`);
    await expect(page).toHaveURL(`${host}${canonicalPath(locale, '/dashboard')}`);
    const strings = texts[locale].dashboard;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.title);
    for (const [name, route] of [
      [strings.footer.privacy, '/privacy'],
      [strings.footer.terms, '/terms'],
      [strings.backToHome, '/'],
    ] as const) {
      await expect(page.locator('.dashboard').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${baseUrl}${canonicalPath(locale, route)}`,
      );
    }
  }
});
