/** The island states that a page can reach, for axe and for the screenshots of `npm run look`. */

import { expect, type Page } from 'playwright/test';
import { answerChat, askChat, chat, chatPath } from './flows.ts';
import { answerMail, fillForm, resultOf, submitButton, summaryOf } from './form.ts';
import { honeypotName } from '../../src/features/contact-form/Honeypot.tsx';
import { asksConsent, type Locale, texts } from './site.ts';

export interface State {
  readonly name: string;
  readonly route: string;
  /** States with the same visit can be reached one after another, in order, without reopening the page. */
  readonly visit: string;
  /** Selector of the part that the state changes, if the rest of the page does not change. */
  readonly within?: string;
  /** Brings the page into the state, from its initial state or an earlier state of the visit, and waits until it is reached. */
  readonly reach: (page: Page, language: Locale) => Promise<unknown>;
}

const form = { route: '/', visit: 'form', within: '#contact' } as const;
const chatVisit = { route: '/academy', visit: 'chat' } as const;
const panel = '[role="dialog"]';
/** An answer that never comes. */
const forever = new Promise<never>(() => undefined);

async function submitFilled(page: Page, language: Locale): Promise<void> {
  const another = page.getByRole('button', { name: texts[language].contact.form.another });
  if (await another.isVisible()) await another.click();
  await fillForm(page, { kind: 'contact', language });
  await submitButton(page).first().click();
}

const cookieSettings: State = {
  name: 'the cookie settings after a choice',
  route: '/academy',
  visit: 'cookies',
  within: '.cookie-banner',
  async reach(page, language) {
    await page.getByRole('button', { name: texts[language].footer.cookies }).click();
    await expect(page.locator('.cookie-banner')).toBeFocused();
  },
};

export const states: readonly State[] = [
  {
    name: 'the open menu or the compact header',
    route: '/about',
    visit: 'header',
    within: 'header',
    async reach(page) {
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
      const toggle = page.locator('header details.site-menu > summary:visible');
      if ((await toggle.count()) > 0) await toggle.click();
    },
  },
  {
    name: 'the form with everything missing',
    ...form,
    async reach(page, language) {
      await submitButton(page).click();
      await expect(summaryOf(page, { kind: 'contact', language })).toBeFocused();
    },
  },
  {
    name: 'the form that could not be sent',
    ...form,
    async reach(page, language) {
      await answerMail(page, { status: 500 });
      await submitFilled(page, language);
      await expect(resultOf(page)).toHaveText(texts[language].contact.form.error);
    },
  },
  {
    name: 'the form that was sent',
    ...form,
    async reach(page, language) {
      await answerMail(page);
      await submitFilled(page, language);
      await expect(resultOf(page)).toHaveText(texts[language].contact.form.success);
      await expect(resultOf(page)).toBeFocused();
    },
  },
  {
    name: 'the form that a robot may have filled in',
    ...form,
    async reach(page, language) {
      await page
        .locator(`[name="${honeypotName}"]`)
        .evaluate((field: HTMLInputElement) => (field.value = 'x'));
      await submitFilled(page, language);
      await expect(resultOf(page)).toHaveText(texts[language].contact.form.doubtful);
      await page
        .locator(`[name="${honeypotName}"]`)
        .evaluate((field: HTMLInputElement) => (field.value = ''));
    },
  },
  {
    name: 'the form on its way',
    ...form,
    async reach(page, language) {
      await answerMail(page, { after: forever });
      await submitFilled(page, language);
      await expect(submitButton(page)).toBeDisabled();
    },
  },
  {
    name: 'the chat as it opens',
    ...chatVisit,
    async reach(page, language) {
      const { launcher, send } = chat(page, language);
      await launcher.click();
      await expect(send).toBeVisible();
    },
  },
  {
    name: 'the chat with a reply in markdown',
    ...chatVisit,
    within: panel,
    async reach(page, language) {
      const response = '**Ja**, det går:\n\n- ring\n- [skriv](/sv/about)';
      await answerChat(page, { response });
      const { bubbles } = await askChat(page, 'Hej?', language);
      await expect(bubbles).toHaveCount(3);
    },
  },
  {
    name: 'the chat that failed',
    ...chatVisit,
    within: panel,
    async reach(page, language) {
      await page.route(chatPath, (route) => route.fulfill({ status: 500, json: {} }));
      await askChat(page, 'Hej?', language);
      await expect(page.getByRole('button', { name: texts[language].chatbot.retry })).toBeVisible();
    },
  },
  {
    name: 'the chat that waits',
    ...chatVisit,
    within: panel,
    async reach(page, language) {
      await answerChat(page, {}, { after: forever });
      const { typing, log } = await askChat(page, 'Hej?', language);
      await expect(typing).toBeVisible();
      await expect(log).toBeFocused();
      await expect(log).not.toHaveCSS('outline-style', 'none');
    },
  },
  ...(asksConsent ? [cookieSettings] : []),
  {
    name: 'the refused sign-in',
    route: '/signin',
    visit: 'signin',
    within: 'main',
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
    visit: 'dashboard',
    within: 'main',
    async reach(page) {
      await page.locator('.metric button').first().click();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
  {
    name: 'an island that failed',
    ...form,
    visit: 'island',
    async reach(page, language) {
      await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
      await submitFilled(page, language);
      await expect(page.getByRole('alert')).toContainText(texts[language].failure.title);
    },
  },
];
