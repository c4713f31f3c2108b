/** The mock sign-in of the dashboard. Its fades: src/features/sign-in/sign-in.test.ts. */

import site from '../../content/site.json' with { type: 'json' };
import { declined } from '../support/flows.ts';
import { canonicalOf, type Locale, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { frames } from '../support/waiting.ts';

test.use({ storageState: declined });

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
