/** Without JavaScript, visitors can read, follow links and send an e-mail. Link targets: links.spec.ts. */

import { email, kindOf, type Locale, localeOf, onePagePerKind, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { waitForAnimations } from '../support/waiting.ts';

test.use({ javaScriptEnabled: false });

test('every kind of page can be read, and an e-mail address replaces the forms', async ({ page }) => {
  for (const path of onePagePerKind) {
    await page.goto(path);
    await test.step(path, async () => {
      await expectReadable(page);
      if (['home', 'launch'].includes(kindOf(path))) await expectMailAddress(page, localeOf(path));
    });
  }
});

/** All text is visible without waiting for a script. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForAnimations(page);
  const hidden = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, h4, p, li, dd, td, th, figcaption')]
      .filter(
        (element) =>
          !element.closest(
            'nav, details, .sr-only, thead, .needs-scripting, [aria-hidden], [hidden], :empty',
          ),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
  expect.soft(hidden).toEqual([]);
  expect.soft((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  // No control that needs a script is shown; popovers need none.
  await expect.soft(page.locator('button:not([popovertarget]):visible, form:visible')).toHaveCount(0);
}

async function expectMailAddress(page: Page, locale: Locale): Promise<void> {
  const { noScript } = texts[locale].contact.form;
  const note = page.getByRole('paragraph').filter({ hasText: noScript });
  await expect.soft(note.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect.soft(note).toBeVisible();
}

test('the sign-in opens the dashboard', async ({ page }) => {
  const { signin, dashboard } = texts.sv;
  await page.goto('/sv/signin');
  await expect(page.locator('form')).toBeHidden();
  await page.getByRole('link', { name: signin.noScriptLink }).click();
  await expect(page).toHaveURL('/sv/dashboard');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.title);
});

test('on a small screen the menu opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sv');
  const { nav, about } = texts.sv;
  const toggle = page.locator('header summary');
  const link = page.locator('header details').getByRole('link', { name: nav.about });
  await expect(link).toBeHidden();
  await toggle.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});
