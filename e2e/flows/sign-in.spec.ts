/**
 * The browser's own handling of the mock sign-in form. Other tests: src/features/sign-in/sign-in.test.ts and keyboard.spec.ts.
 */

import { declined } from '../support/actions.ts';
import { type Locale, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { waitForFrames } from '../support/waiting.ts';

test.use({ storageState: declined });

function parts(page: Page, locale: Locale) {
  const strings = texts[locale].signin;
  return {
    email: page.getByRole('textbox', { name: strings.email }),
    password: page.getByLabel(strings.password, { exact: true }),
    submit: page.getByRole('button', { name: strings.submit }),
    error: page.locator('main').getByRole('alert'),
  };
}

test('the browser asks for an address before anything else', async ({ page }) => {
  await page.goto('/sv/signin');
  const { email, submit, error } = parts(page, 'sv');
  await submit.click();
  await expect(email).toBeFocused();
  await expect(error).toBeHidden();
});

test('the form sends nothing, even without scripts', async ({ page }) => {
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
  await email.fill('someone@else.example');
  await password.fill('secret');
  await submit.click();
  await waitForFrames(page);
  await expect(page).toHaveURL('/signin');
  await expect(password).toHaveValue('secret');
  expect(requests).toEqual([]);
});
