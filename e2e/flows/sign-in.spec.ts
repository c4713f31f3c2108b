/** The mock sign-in. */

import site from '../../content/site.json' with { type: 'json' };
import { declined, holdBack, inMotion } from '../support/flows.ts';
import { frames } from '../support/frames.ts';
import { canonicalOf, type Language, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

const { demoAccount } = site;

function parts(page: Page, language: Language) {
  const strings = texts[language].signin;
  return {
    strings,
    email: page.getByRole('textbox', { name: strings.email }),
    password: page.getByLabel(strings.password, { exact: true }),
    submit: page.getByRole('button', { name: strings.submit }),
    error: page.locator('main').getByRole('alert'),
  };
}

test.describe('with motion', () => {
  test.use(inMotion);

  test('what is no account and a wrong one are refused, the right one leads to the dashboard', async ({
    page,
  }) => {
    const language = 'sv';
    await page.goto(canonicalOf(language, '/signin'));
    const { strings, email, password, submit, error } = parts(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.title);
    await expect(page.getByRole('heading', { name: strings.demo.title })).toBeVisible();
    await expect(page.locator('main')).toContainText(strings.demo.text);
    await expect(error).toBeHidden();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));

    // The browser itself asks for an e-mail address and a password.
    const isRight = (field: typeof email) =>
      field.evaluate((input: HTMLInputElement) => input.checkValidity());
    await submit.click();
    await expect(email).toBeFocused();
    expect(await isRight(email)).toBe(false);
    expect(await isRight(password)).toBe(false);
    await email.fill('no address');
    await password.fill('x');
    await submit.click();
    expect(await isRight(email)).toBe(false);
    expect(await isRight(password)).toBe(true);
    await expect(error).toBeHidden();

    await email.fill('someone@else.example');
    await password.fill('wrong');
    await submit.click();
    await expect(error).toHaveText(strings.error);
    await expect(page).toHaveURL(canonicalOf(language, '/signin'));

    // It is checked here: what was typed goes nowhere, and stays.
    await expect(email).toHaveValue('someone@else.example');

    await email.fill(demoAccount.email);
    await password.fill(demoAccount.password);
    const body = page.locator('body');
    const fade = await body.evaluateHandle((element) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(`${element.style.opacity} ${element.style.transition}`)).observe(
        element,
        {
          attributeFilter: ['style'],
        },
      );
      return seen;
    });
    await submit.click();
    await expect(error).toBeHidden();
    await expect(page).toHaveURL(canonicalOf(language, '/dashboard'));
    expect((await fade.jsonValue())[0]).toMatch(/^0 opacity (300ms|0\.3s)/);
    await expect(page.locator('h1')).toHaveText(texts[language].dashboard.title);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([]);
  });
});

test('an attempt before the script has come sends nothing and is made afterwards', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(`${request.method()} ${request.url()}`);
  });
  const release = await holdBack(page, '*');
  await page.goto('/signin', { waitUntil: 'commit' });
  const { email, password } = parts(page, 'en');
  await email.fill(demoAccount.email);
  await password.fill(demoAccount.password);
  await password.press('Enter');
  await expect(page).toHaveURL('/signin');
  await expect(password).toHaveValue(demoAccount.password);

  release();
  await expect(page).toHaveURL('/dashboard');
  expect(posts).toEqual([]);
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
