/**
 * If parts of a page fail or services are missing, everything else works. For an island whose code throws, see
 * ErrorBoundary.test.tsx.
 */

import { answerChat, askChat, chat, declined, home } from '../support/flows.ts';
import {
  answerMail,
  expectFields,
  fillForm,
  formOf,
  formTexts,
  openForm,
  resultOf,
  submitButton,
  exampleForm,
} from '../support/form.ts';
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
  const requests = await answerMail(page);
  await answerChat(page, { response: 'Hello.' });
  await openForm(page, '/launch');
  const banner = page.locator('.cookie-banner');
  if (asksConsent) await banner.getByRole('button', { name: texts.en.cookies.decline }).click();
  await expect(banner).toBeHidden();

  const form = { kind: 'launch', language: 'en' } as const;
  await fillForm(page, form);
  await submitButton(page).click();
  await expect(resultOf(page)).toHaveText(formTexts(form).success);
  expect(requests).toHaveLength(1);

  const { bubbles } = await askChat(page, 'Hi');
  await expect(bubbles).toHaveCount(3);

  await page.locator('header a[hreflang="sv"]:visible').click();
  await expect(page).toHaveURL('/sv/launch');
  await expect(chat(page, 'sv').bubbles).toHaveCount(3);
  await expect(banner).toBeHidden();
  expect(errors).toEqual([]);
});

test('an island whose code cannot be loaded says so when used, keeps typed text, and works on the next try', async ({
  page,
}) => {
  const form = { kind: 'launch', language: 'sv' } as const;
  const requests = await answerMail(page);
  await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
  await openForm(page, '/sv/launch');
  await fillForm(page, form);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(0);
  await submitButton(page).click();
  // Astro retries once, after a second.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(alert).toBeVisible({ timeout: 100 });
  }).toPass();
  const { failure } = texts[form.language];
  await expect(alert).toContainText(failure.title);
  await expect(alert).toContainText(failure.text);
  await expect(alert).toBeFocused();
  await alert.getByText(failure.details).click();
  await expect(alert.locator('pre')).toHaveText(/import/);
  await expect(alert.getByRole('button', { name: failure.reload })).toBeVisible();
  await expect(page).toHaveURL('/sv/launch');
  await expect(alert).toBeInViewport();
  await expectFields(page, form, exampleForm);

  await page.unroute('**/_astro/ContactForm.*.js*');
  await submitButton(page).click();
  await expect(resultOf(page)).toHaveText(formTexts(form).success);
  await expect(alert).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

const published = 'http://published.example';

/** Serves the site under a host name other than this machine's. */
async function publish(page: Page): Promise<void> {
  await page.route(`${published}/**`, async (route) => {
    const url = route.request().url().replace(published, home);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

test('on the published site without e-mail service and chat function an e-mail address replaces the form and the chat, even on the next page, but not on this machine', async ({
  page,
}) => {
  const { kind, language, path } = { kind: 'launch', language: 'sv', path: '/sv/launch' } as const;
  const { unavailable } = formTexts({ kind, language });
  const note = page.locator('main p').filter({ hasText: unavailable });
  await page.goto(path);
  await expect(formOf(page)).toBeVisible();
  await expect(note).toBeHidden();
  await expect(chat(page, language).launcher).toBeVisible();

  await publish(page);
  await page.goto(`${published}${path}`);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(formOf(page)).toBeHidden();
  await expect(chat(page, language).launcher).toBeHidden();

  const to = canonicalPath(language, '/terms');
  await page.locator(`footer a[href="${to}"]`).click();
  await expect(page).toHaveURL(`${published}${to}`);
  await page.goBack();
  await expect(page).toHaveURL(`${published}${path}`);
  await expect(note).toBeVisible();
  await expect(formOf(page)).toBeHidden();
});
