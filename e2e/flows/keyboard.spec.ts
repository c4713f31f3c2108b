/** Every flow by keyboard alone. hero.spec.ts covers pausing the motion, dashboard.spec.ts the dashboard's drawer. */

import { chat, sizes, tabTo, tabToAndPress } from '../support/actions.ts';
import { contactForm, exampleForm, openWithFakeClock, stubMail } from '../support/form.ts';
import { asksConsent, canonicalPath, site, texts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [wide, narrow] = sizes;

test('on a wide screen: the home page, from the banner to the cookie settings', async ({ page }) => {
  await page.setViewportSize(wide);
  const locale = 'en';
  const home = canonicalPath(locale, '/');
  const t = texts[locale];
  const requests = await stubMail(page);
  await openWithFakeClock(page, home);
  const banner = page.locator('.cookie-banner');

  await test.step('the banner is declined', async () => {
    if (!asksConsent) return;
    await expect(banner).toBeVisible();
    // Last in the tab order, so first when tabbing backwards.
    await tabTo(page, banner.getByRole('button', { name: t.cookies.decline }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
  });

  await test.step('the form is filled in and sent', async () => {
    const { field, required, result, strings } = contactForm(page, 'contact', locale);
    for (const name of required) {
      await tabTo(page, field(name));
      await page.keyboard.type(exampleForm[name]);
    }
    await page.keyboard.press('Enter');
    await expect(result).toHaveText(strings.success);
    expect(requests).toHaveLength(1);
  });

  await test.step('the chat opens, answers and closes', async () => {
    const assistant = chat(page, locale);
    await tabToAndPress(page, assistant.launcher);
    await expect(assistant.input).toBeFocused();
    await expect(assistant.launcher).toBeHidden();
    await page.keyboard.type(t.services.title);
    await page.keyboard.press('Enter');
    await expect(assistant.bubbles).toHaveCount(3);
    await expect(assistant.bubbles.last()).not.toContainText(assistant.strings.connectionError);
    await page.keyboard.press('Escape');
    await expect(assistant.panel).toBeHidden();
    await expect(assistant.launcher).toBeFocused();
  });

  await test.step('the cookie settings open, take the focus and return it', async () => {
    if (!asksConsent) return;
    const settings = page.getByRole('button', { name: t.footer.cookies });
    await tabTo(page, settings, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner).toBeHidden();
    await expect(settings).toBeFocused();
  });
});

test('on a small screen: the menu, the sign-in, the dashboard, and back home', async ({ page }) => {
  await page.setViewportSize(narrow);
  const locale = 'sv';
  const home = canonicalPath(locale, '/');
  const t = texts[locale];
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'declined'));
  await page.goto(canonicalPath(locale, '/terms'));

  await test.step('the menu opens a page and the other language', async () => {
    const toggle = page.locator('header details.site-menu > summary:visible');
    await tabToAndPress(page, toggle);
    await tabToAndPress(page, page.locator('header a:visible').getByText(t.nav.about, { exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.about.title);
    await tabToAndPress(page, toggle);
    await tabToAndPress(page, page.locator('header a[hreflang="en"]:visible'));
    await expect(page).toHaveURL('/about');
  });

  await test.step('the sign-in opens the dashboard', async () => {
    await page.goto(canonicalPath(locale, '/signin'));
    await tabTo(page, page.getByRole('textbox', { name: t.signin.email }));
    await page.keyboard.type(site.demoAccount.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(site.demoAccount.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(canonicalPath(locale, '/dashboard'));
  });

  await test.step('the dashboard links back to the home page', async () => {
    const back = page.getByRole('link', { name: t.dashboard.backToHome });
    await tabToAndPress(page, back);
    await expect(page).toHaveURL(home);
  });
});
