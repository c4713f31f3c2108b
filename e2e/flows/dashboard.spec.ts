/** The mock sign-in, and the layout of the client dashboard mock-up that it leads to. Its figures, tabs and tooltips are proven in src/islands/dashboard. */

import site from '../../content/site.json' with { type: 'json' };
import { declined, home } from '../support/flows.ts';
import { canonicalOf, hostPrefix, type Locale, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { frames } from '../support/waiting.ts';

test.use({ storageState: declined, viewport: { width: 1440, height: 900 } });

function open(page: Page, language: Locale = 'en') {
  return page.goto(canonicalOf(language, '/dashboard'));
}

test('it fits each screen, and gives the page back when its drawer is left by resizing', async ({ page }) => {
  const { sidebar } = texts.en.dashboard;
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
    // The first click may come before React does: the drawer opens, but the focus stays.
    await opener.click();
    await expect(drawer).toBeVisible();
    await expect(page.locator('astro-island:not([ssr])').filter({ has: drawer })).toBeAttached();
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
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, .dashboard-bar, footer')),
      ).toBeNull();
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
});

const { demoAccount } = site;

function parts(page: Page, language: Locale) {
  const strings = texts[language].signin;
  return {
    strings,
    email: page.getByRole('textbox', { name: strings.email }),
    password: page.getByLabel(strings.password, { exact: true }),
    submit: page.getByRole('button', { name: strings.submit }),
    error: page.locator('main').getByRole('alert'),
  };
}

test('the browser asks for an address, a wrong account is refused, the right one leads to the dashboard', async ({
  page,
}) => {
  const language = 'sv';
  await page.goto(canonicalOf(language, '/signin'));
  const { strings, email, password, submit, error } = parts(page, language);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));

  await submit.click();
  await expect(email).toBeFocused();
  await expect(error).toBeHidden();

  await email.fill('someone@else.example');
  await password.fill('wrong');
  await submit.click();
  await expect(error).toHaveText(strings.error);
  await expect(page).toHaveURL(canonicalOf(language, '/signin'));
  await expect(email).toHaveValue('someone@else.example');

  await email.fill(demoAccount.email);
  await password.fill(demoAccount.password);
  await submit.click();
  await expect(page).toHaveURL(canonicalOf(language, '/dashboard'));
  await expect(page.locator('h1')).toHaveText(texts[language].dashboard.title);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  expect(requests).not.toContain('POST');
});

test('where no script runs at all the form sends nothing either', async ({ page }) => {
  await page.route('**/signin', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/<script\b[^]*?<\/script>/g, '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/signin', { waitUntil: 'domcontentloaded' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(`${request.method()} ${request.url()}`);
  });
  const { email, password, submit } = parts(page, 'en');
  await email.fill(demoAccount.email);
  await password.fill('secret');
  await submit.click();
  await frames(page);
  await expect(page).toHaveURL('/signin');
  await expect(password).toHaveValue('secret');
  expect(requests).toEqual([]);
});
