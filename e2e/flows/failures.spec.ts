/**
 * If parts of a page fail or services are missing, everything else works. For an island whose code throws, see
 * ErrorBoundary.test.tsx.
 */

import { askChat, baseUrl, chat, declined, stubChat } from '../support/actions.ts';
import { contactForm, exampleForm, openWithFakeClock, stubMail } from '../support/form.ts';
import { asksConsent, canonicalPath, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

// Ignore pages that are still being prefetched.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('with storage blocked the banner, form, chat and language switcher work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const requests = await stubMail(page);
  await stubChat(page, { response: 'Hello.' });
  await openWithFakeClock(page, '/launch');
  const banner = page.locator('.cookie-banner');
  if (asksConsent) await banner.getByRole('button', { name: texts.en.cookies.decline }).click();
  await expect(banner).toBeHidden();

  const { fill, submit, result, strings } = contactForm(page, 'launch');
  await fill();
  await submit.click();
  await expect(result).toHaveText(strings.success);
  expect(requests).toHaveLength(1);

  const { bubbles } = await askChat(page, 'Hi');
  await expect(bubbles).toHaveCount(3);

  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/launch');
  await expect(chat(page, 'sv').bubbles).toHaveCount(3);
  await expect(banner).toBeHidden();
  expect(errors).toEqual([]);
});

test('an island that cannot be loaded says so, keeps typed text, and works on retry', async ({ page }) => {
  const { fill, submit, result, strings, expectValues } = contactForm(page, 'launch', 'sv');
  const requests = await stubMail(page);
  await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
  await openWithFakeClock(page, '/sv/launch');
  await fill();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(0);
  await submit.click();
  // Astro retries once, after a second.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(alert).toBeVisible({ timeout: 100 });
  }).toPass();
  const { failure } = texts.sv;
  await expect(alert).toContainText(failure.title);
  await expect(alert).toContainText(failure.text);
  await expect(alert).toBeFocused();
  await alert.getByText(failure.details).click();
  await expect(alert.locator('pre')).toHaveText(/import/);
  await expect(alert.getByRole('button', { name: failure.reload })).toBeVisible();
  await expect(page).toHaveURL('/sv/launch');
  await expect(alert).toBeInViewport();
  await expectValues(exampleForm);

  await page.unroute('**/_astro/ContactForm.*.js*');
  await submit.click();
  await expect(result).toHaveText(strings.success);
  await expect(alert).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

const published = 'http://published.example';

/** Serves the site under a host name other than this machine's. */
async function publish(page: Page): Promise<void> {
  await page.route(`${published}/**`, async (route) => {
    const url = route.request().url().replace(published, baseUrl);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

test('without services a published site shows an e-mail address, a local one does not', async ({ page }) => {
  const [locale, path] = ['sv', '/sv/launch'] as const;
  const { form, strings } = contactForm(page, 'launch', locale);
  const note = page.locator('main p').filter({ hasText: strings.unavailable });
  await page.goto(path);
  await expect(form).toBeVisible();
  await expect(note).toBeHidden();
  await expect(chat(page, locale).launcher).toBeVisible();

  await publish(page);
  await page.goto(`${published}${path}`);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(form).toBeHidden();
  await expect(chat(page, locale).launcher).toBeHidden();

  const to = canonicalPath(locale, '/terms');
  await page.locator(`footer a[href="${to}"]`).click();
  await expect(page).toHaveURL(`${published}${to}`);
  await page.goBack();
  await expect(page).toHaveURL(`${published}${path}`);
  await expect(note).toBeVisible();
  await expect(form).toBeHidden();
});
