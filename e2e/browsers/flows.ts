/** The main flows of the site, written once for every browser. What they do in detail the tests in Chromium prove. */

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import site from '../../content/site.json' with { type: 'json' };
import { branded } from '../support/flows.ts';
import { canonicalOf, formsOf, kindOf, languageOf, onePerKind, texts } from '../support/site.ts';
import type { Page, Target } from './page.ts';
import type { Size } from './tab.ts';
import { waitFor } from './wait.ts';

export interface Flow {
  /** A sentence: it is the title of the test. */
  readonly title: string;
  /** Of the viewport, else 1280 by 800 px. */
  readonly size?: Size;
  /** What local storage holds before the page comes. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Throws when something is not as it should be. */
  readonly run: (page: Page) => Promise<void>;
}

/** WebKit's window gets no narrower than its bar, which takes 447 px. */
const small: Size = { width: 480, height: 844 };
const consent = 'analytics-consent';
const declined = { [consent]: 'declined' };

const heading: Target = { css: 'h1' };
const button = (name: string, within = ''): Target => ({ css: `${within} button`, name });

/** Opens a page and waits for what every page has: its heading, in its language, and no errors. */
async function openWell(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForVisible({
    css: `html[lang="${languageOf(path)}"] :is(h1, [role="heading"][aria-level="1"])`,
  });
  const errors = await page.errors();
  if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
}

/** A mark that a new document would not have, once the script is here that keeps the document. */
async function mark(page: Page): Promise<void> {
  await page.waitForScript();
  await page.evaluate(() => void Object.assign(window, { marked: true }));
}
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

async function expectSameDocument(page: Page): Promise<void> {
  if (!(await isMarked(page))) throw new Error('The page was loaded anew.');
}

async function expectStored(page: Page, key: string, value: string | null): Promise<void> {
  const stored = await page.stored(key);
  if (stored !== value) throw new Error(`${key} is stored as ${stored}, not as ${value}.`);
}

/** Takes the mails that hold a text out of the stand-in's folder; returns how many there were. */
async function takeMails(text: string): Promise<number> {
  const folder = new URL('../../mail/', import.meta.url);
  let count = 0;
  for (const name of await readdir(folder)) {
    const file = new URL(name, folder);
    const mail = await readFile(file, 'utf8').catch(() => '');
    if (!mail.includes(text)) continue;
    count += 1;
    await rm(file);
  }
  return count;
}

const home = texts.en;

export const flows: readonly Flow[] = [
  {
    title: 'the home page opens in its three forms without errors',
    stored: declined,
    async run(page) {
      for (const path of formsOf('/')) await openWell(page, path);
    },
  },
  {
    title: 'a page of each kind opens without errors',
    stored: declined,
    async run(page) {
      for (const path of onePerKind.filter((one) => kindOf(one) !== 'home')) await openWell(page, path);
    },
  },
  {
    title: 'a link leads to another page without loading it anew, and back returns',
    stored: declined,
    async run(page) {
      await page.goto('/');
      await mark(page);
      await page.click({ css: 'footer a', name: home.footer.privacy });
      await page.waitForPath('/privacy');
      await page.waitForText(heading, home.privacy.title);
      await page.back();
      await page.waitForPath('/');
      await page.waitForText(heading, branded(home.hero.title));
      await expectSameDocument(page);
    },
  },
  {
    title: 'a page that is opened at an anchor comes to stand there, and its script runs',
    stored: declined,
    async run(page) {
      await page.goto('/#contact');
      const distance = () =>
        page.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return (document.getElementById('contact')?.getBoundingClientRect().top ?? Infinity) - header;
        });
      await waitFor('the form below the header, in px', distance, (px) => Math.abs(px) < 100);
      await mark(page);
      await page.click({ css: 'footer a', name: home.footer.privacy });
      await page.waitForText(heading, home.privacy.title);
      await expectSameDocument(page);
    },
  },
  {
    title: 'the language changes in place, and is stored',
    stored: declined,
    async run(page) {
      await page.goto('/privacy');
      await mark(page);
      for (const language of ['sv', 'en'] as const) {
        await page.click({ css: `header a[hreflang="${language}"]` });
        await page.waitForPath(canonicalOf(language, '/privacy'));
        await page.waitForText({ css: `html[lang="${language}"] h1` }, texts[language].privacy.title);
        await expectStored(page, 'preferred-language', language);
      }
      await expectSameDocument(page);
    },
  },
  {
    title: 'the contact form names what is missing, then sends its mail and says thank you',
    stored: declined,
    async run(page) {
      const { form } = home.contact;
      const field = (name: string): Target => ({ css: `form[data-draft] [name="${name}"]` });
      const submit: Target = { css: 'form[data-draft] button[type="submit"]' };
      const company = `Verkstan ${randomUUID().slice(0, 8)}`;
      await page.goto('/');
      await page.click(submit);
      const summary: Target = { css: 'form[data-draft] [role="alert"]' };
      await page.waitForFocus(summary);
      const { firstName, lastName, email, company: companyMissing } = form.errors;
      for (const error of [firstName, lastName, email, companyMissing])
        await page.waitForText(summary, error);

      await page.fill(field('firstName'), 'Åsa');
      await page.fill(field('lastName'), 'Öberg');
      await page.fill(field('email'), 'asa@verkstan.example');
      await page.fill(field('company'), company);
      await page.click(submit);
      const status: Target = { css: 'form[data-draft] [role="status"]' };
      await page.waitForText(status, form.success);
      await page.waitForFocus(status);
      const mails = await takeMails(company);
      if (mails !== 1) throw new Error(`The mail service got ${mails} mails.`);
    },
  },
  {
    title: 'the chat opens, answers a question and closes, with the focus where it belongs',
    stored: declined,
    async run(page) {
      const { chatbot } = home;
      const launcher = button(chatbot.open);
      const input: Target = { css: '.chat-input' };
      const bubbles: Target = { css: '.chat-bubble' };
      await page.goto('/');
      await page.click(launcher);
      await page.waitForFocus(input);
      await page.waitForCount(bubbles, 1);
      await page.fill(input, 'What does a voice agent cost?');
      await page.press('Enter');
      await page.waitForCount(bubbles, 3);
      // An answer names its source; a failure has no link.
      await page.waitForVisible({ css: '.chat-bubble:last-child a' });
      await page.waitForFocus(input);
      await page.press('Escape');
      await page.waitForHidden(input);
      await page.waitForFocus(launcher);
      await page.click(launcher);
      await page.waitForFocus(input);
      await page.click(button(chatbot.close, '.chat-panel'));
      await page.waitForHidden(input);
      await page.waitForFocus(launcher);
    },
  },
  {
    title: 'the cookie banner appears, and consent can be declined, given and withdrawn',
    async run(page) {
      const { cookies, footer } = home;
      const banner: Target = { css: '.cookie-banner' };
      const choose = async (name: string, stored: string): Promise<void> => {
        await page.click(button(name, '.cookie-banner'));
        await page.waitForHidden(banner);
        await expectStored(page, consent, stored);
      };
      const reopen = async (current: string): Promise<void> => {
        await page.click(button(footer.cookies, 'footer'));
        await page.waitForFocus(banner);
        await page.waitForText(banner, current);
      };
      await page.goto('/');
      await page.waitForText(banner, cookies.title);
      await expectStored(page, consent, null);
      await choose(cookies.decline, 'declined');
      await page.goto('/about');
      await page.waitForVisible({ css: 'html[data-cookie-banner="closed"]' });
      await reopen(cookies.current.declined);
      await choose(cookies.accept, 'accepted');
      await reopen(cookies.current.accepted);
      await choose(cookies.decline, 'declined');
    },
  },
  {
    title: 'the sign-in refuses a wrong account and lets the right one to the dashboard',
    stored: declined,
    async run(page) {
      const { signin, dashboard } = home;
      const email: Target = { css: '[data-sign-in] [name="email"]' };
      const password: Target = { css: '[data-sign-in] [name="password"]' };
      const submit = button(signin.submit, '[data-sign-in]');
      await page.goto('/signin');
      await page.fill(email, 'someone@else.example');
      await page.fill(password, 'wrong');
      await page.click(submit);
      await page.waitForText({ css: '[data-sign-in-error]' }, signin.error);
      await page.fill(email, site.demoAccount.email);
      await page.fill(password, site.demoAccount.password);
      await page.click(submit);
      await page.waitForPath('/dashboard');
      await page.waitForText(heading, dashboard.title);
    },
  },
  {
    title: 'the tabs of the dashboard can be chosen',
    stored: declined,
    async run(page) {
      const { plans } = texts.sv.dashboard.services;
      await page.goto('/sv/dashboard');
      for (const plan of plans.toReversed()) {
        await page.click({ css: 'label', name: plan });
        await page.waitForVisible({ css: 'label:has(input[type="radio"]:checked)', name: plan });
      }
    },
  },
  {
    title: 'in a window made small the dashboard has its sections in a drawer that keeps the focus',
    stored: declined,
    async run(page) {
      const { sidebar } = home.dashboard;
      const opener = button(sidebar.open);
      const drawer: Target = { css: '.dashboard-drawer' };
      const overview: Target = { css: '.dashboard-drawer a', name: sidebar.items.overview };
      await page.goto('/dashboard');
      await page.waitForVisible(drawer);
      await page.resize(small);
      await page.waitForHidden(drawer);
      await page.click(heading);
      // Before the island is alive the drawer opens, but the focus stays.
      await page.waitForCount({ css: 'astro-island:not([ssr]) .dashboard-drawer' }, 1);
      for (const close of [
        () => page.press('Escape'),
        () => page.click(button(sidebar.close, '.dashboard-drawer')),
      ]) {
        await page.click(opener);
        await page.waitForVisible(drawer);
        await page.waitForFocus(overview);
        await close();
        await page.waitForHidden(drawer);
        await page.waitForFocus(opener);
      }
    },
  },
  {
    title: 'in a small window the menu opens, closes by Escape and leads to a page',
    size: small,
    stored: declined,
    async run(page) {
      const toggle: Target = { css: 'header details.menu > summary' };
      const about: Target = { css: 'header details.menu a', name: home.nav.about };
      await page.goto('/');
      await page.waitForHidden(about);
      await page.click(toggle);
      await page.waitForVisible(about);
      // Before the site's script has run the menu opens, but Escape does nothing.
      await page.waitForScript();
      await page.press('Escape');
      await page.waitForHidden(about);
      await page.waitForFocus(toggle);
      await page.click(toggle);
      await page.click(about);
      await page.waitForPath('/about');
      await page.waitForHidden(about);
    },
  },
];
