/** The island states that a page can reach, for axe and for the screenshots of `npm run look`. */

import { expect, type Page } from 'playwright/test';
import { honeypotName } from '../../src/features/contact-form/Honeypot.tsx';
import { askChat, chat, chatPath, stubChat } from './actions.ts';
import { contactForm, stubMail } from './form.ts';
import { asksConsent, type Locale, texts } from './site.ts';

export interface State {
  readonly name: string;
  readonly route: string;
  /** States with the same visit can be reached one after another, in order, without reopening the page. */
  readonly visit: string;
  /** Selector of the part that the state changes, if the rest of the page does not change. */
  readonly within?: string;
  /** Brings the page into the state, from its initial state or an earlier state of the visit, and waits until it is reached. */
  readonly reach: (page: Page, locale: Locale) => Promise<unknown>;
}

const form = { route: '/', visit: 'form', within: '#contact' } as const;
const chatVisit = { route: '/academy', visit: 'chat' } as const;
const panel = '[role="dialog"]';
/** An answer that never comes. */
const forever = new Promise<never>(() => undefined);

async function submitFilled(page: Page, locale: Locale): Promise<void> {
  const { fill, strings, submit } = contactForm(page, 'contact', locale);
  const another = page.getByRole('button', { name: strings.another });
  if (await another.isVisible()) await another.click();
  await fill();
  await submit.first().click();
}

const cookieSettings: State = {
  name: 'the cookie settings after a choice',
  route: '/academy',
  visit: 'cookies',
  within: '.cookie-banner',
  async reach(page, locale) {
    await page.getByRole('button', { name: texts[locale].footer.cookies }).click();
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
    async reach(page, locale) {
      const { submit, summary } = contactForm(page, 'contact', locale);
      await submit.click();
      await expect(summary).toBeFocused();
    },
  },
  {
    name: 'the form that could not be sent',
    ...form,
    async reach(page, locale) {
      await stubMail(page, { status: 500 });
      await submitFilled(page, locale);
      await expect(contactForm(page).result).toHaveText(texts[locale].contact.form.error);
    },
  },
  {
    name: 'the form that was sent',
    ...form,
    async reach(page, locale) {
      await stubMail(page);
      await submitFilled(page, locale);
      await expect(contactForm(page).result).toHaveText(texts[locale].contact.form.success);
      await expect(contactForm(page).result).toBeFocused();
    },
  },
  {
    name: 'the form that a robot may have filled in',
    ...form,
    async reach(page, locale) {
      await page
        .locator(`[name="${honeypotName}"]`)
        .evaluate((field: HTMLInputElement) => (field.value = 'x'));
      await submitFilled(page, locale);
      await expect(contactForm(page).result).toHaveText(texts[locale].contact.form.doubtful);
      await page
        .locator(`[name="${honeypotName}"]`)
        .evaluate((field: HTMLInputElement) => (field.value = ''));
    },
  },
  {
    name: 'the form on its way',
    ...form,
    async reach(page, locale) {
      await stubMail(page, { until: forever });
      await submitFilled(page, locale);
      await expect(contactForm(page).submit).toBeDisabled();
    },
  },
  {
    name: 'the chat as it opens',
    ...chatVisit,
    async reach(page, locale) {
      const { launcher, send } = chat(page, locale);
      await launcher.click();
      await expect(send).toBeVisible();
    },
  },
  {
    name: 'the chat with a reply in markdown',
    ...chatVisit,
    within: panel,
    async reach(page, locale) {
      const response = '**Ja**, det går:\n\n- ring\n- [skriv](/sv/about)';
      await stubChat(page, { response });
      const { bubbles } = await askChat(page, 'Hej?', locale);
      await expect(bubbles).toHaveCount(3);
    },
  },
  {
    name: 'the chat that failed',
    ...chatVisit,
    within: panel,
    async reach(page, locale) {
      await page.route(chatPath, (route) => route.fulfill({ status: 500, json: {} }));
      await askChat(page, 'Hej?', locale);
      await expect(page.getByRole('button', { name: texts[locale].chatbot.retry })).toBeVisible();
    },
  },
  {
    name: 'the chat that waits',
    ...chatVisit,
    within: panel,
    async reach(page, locale) {
      await stubChat(page, {}, { until: forever });
      const { typing, log } = await askChat(page, 'Hej?', locale);
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
    async reach(page, locale) {
      const { signin } = texts[locale];
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
    async reach(page, locale) {
      await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
      await submitFilled(page, locale);
      await expect(page.getByRole('alert')).toContainText(texts[locale].failure.title);
    },
  },
];
