/** The states of the islands that a page can be brought into: for axe, and for the pictures of `npm run look`. */

import { expect, type Page } from 'playwright/test';
import { chat, chatPath, gate } from './flows.ts';
import { answerMail, fillForm, formOf, submitButton } from './form.ts';
import { asksConsent, type Language, texts } from './site.ts';

export interface State {
  readonly name: string;
  readonly route: string;
  /** Brings the page into the state, and waits until it is there. */
  readonly reach: (page: Page, language: Language) => Promise<unknown>;
}

async function askCody(page: Page, language: Language): Promise<void> {
  const { launcher, input } = chat(page, language);
  await launcher.click();
  await input.fill('Hej?');
  await input.press('Enter');
}

async function submitFilled(page: Page, language: Language): Promise<void> {
  await fillForm(page, { kind: 'contact', language });
  await submitButton(page).click();
}

const cookieSettings: State = {
  name: 'the cookie settings after a choice',
  route: '/academy',
  async reach(page, language) {
    await page.getByRole('button', { name: texts[language].footer.cookies }).click();
    await expect(page.locator('.cookie-banner')).toBeFocused();
  },
};

export const states: readonly State[] = [
  {
    name: 'the open menu or the compact header',
    route: '/about',
    async reach(page) {
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
      const toggle = page.locator('header details.menu > summary:visible');
      if ((await toggle.count()) > 0) await toggle.click();
    },
  },
  {
    name: 'the form with everything missing',
    route: '/',
    async reach(page) {
      await submitButton(page).click();
      await expect(formOf(page).getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'the form on its way',
    route: '/',
    async reach(page, language) {
      await answerMail(page, { after: gate().opened });
      await submitFilled(page, language);
      await expect(submitButton(page)).toBeDisabled();
    },
  },
  {
    name: 'the form that was sent',
    route: '/',
    async reach(page, language) {
      await answerMail(page);
      await submitFilled(page, language);
      await expect(formOf(page).getByRole('status')).toBeFocused();
    },
  },
  {
    name: 'the form that could not be sent',
    route: '/',
    async reach(page, language) {
      await answerMail(page, { status: 500 });
      await submitFilled(page, language);
      await expect(formOf(page).getByRole('alert')).toHaveText(texts[language].contact.form.error);
    },
  },
  {
    name: 'the chat as it opens',
    route: '/academy',
    async reach(page, language) {
      const { launcher, input } = chat(page, language);
      await launcher.click();
      await expect(input).toBeFocused();
    },
  },
  {
    name: 'the chat that waits',
    route: '/academy',
    async reach(page, language) {
      await page.route(chatPath, () => gate().opened);
      await askCody(page, language);
      await expect(chat(page, language).typing).toBeVisible();
    },
  },
  {
    name: 'the chat with a reply in markdown',
    route: '/academy',
    async reach(page, language) {
      const response = '**Ja**, det går:\n\n- ring\n- [skriv](/sv/about)';
      await page.route(chatPath, (route) => route.fulfill({ json: { response } }));
      await askCody(page, language);
      await expect(chat(page, language).bubbles).toHaveCount(3);
    },
  },
  {
    name: 'the chat that failed',
    route: '/academy',
    async reach(page, language) {
      await page.route(chatPath, (route) => route.fulfill({ status: 500, json: {} }));
      await askCody(page, language);
      await expect(page.getByRole('button', { name: texts[language].chatbot.retry })).toBeVisible();
    },
  },
  ...(asksConsent ? [cookieSettings] : []),
  {
    name: 'the search with results',
    route: '/search',
    async reach(page, language) {
      const { search, blog } = texts[language];
      await page.getByRole('searchbox', { name: search.label }).fill(blog.meta.title);
      await expect(
        page.getByRole('list', { name: search.title }).getByRole('listitem').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'the refused sign-in',
    route: '/signin',
    async reach(page, language) {
      const { signin } = texts[language];
      await page.getByRole('textbox', { name: signin.email }).fill('someone@else.example');
      await page.getByLabel(signin.password, { exact: true }).fill('wrong');
      await page.getByRole('button', { name: signin.submit }).click();
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the dashboard with a tooltip',
    route: '/dashboard',
    async reach(page) {
      await page.locator('.metric button').first().click();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
  {
    name: 'an island that failed',
    route: '/',
    async reach(page, language) {
      await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
      await submitFilled(page, language);
      await expect(page.getByRole('alert')).toContainText(texts[language].failure.title);
    },
  },
];
