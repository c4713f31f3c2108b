/** The flows that may differ between engines, for every browser. All details are tested in Chromium. */

import { expect } from 'playwright/test';
import { builtDeclarations } from '../support/built.ts';
import { asksConsent, canonicalPath, localeOf, onePagePerKind, texts } from '../support/site.ts';
import { controlsCoveredOnFocus, unsupportedDeclarations } from './in-page-checks.ts';
import type { FlowPage, Target } from './page.ts';
import type { Size } from './tab.ts';

export interface Flow {
  readonly title: string;
  /** Local storage entries set before the page opens; by default, cookies are declined. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly run: (page: FlowPage) => Promise<void>;
}

/** WebKit's window cannot be narrower than its toolbar, 447 px. */
const small: Size = { width: 480, height: 844 };
export const declinedConsent = { 'analytics-consent': 'declined' };

/** Pages work without these declarations. The first one is for abbreviations, which no page has. WebKit has no forced colours. */
const dispensable =
  /^(?:text-decoration: underline dotted$|(?:animation-(?:range|timeline)|view-timeline|field-sizing|forced-color-adjust|hanging-punctuation|hyphenate-limit-chars|text-size-adjust|text-wrap|view-transition-name): )/;

const heading: Target = { css: 'h1' };
const button = (name: string, within = ''): Target => ({ css: `${within} button`, name });

const english = texts.en;

export const flows: readonly Flow[] = [
  {
    title: 'a page of each kind opens in its language, with a heading and without errors',
    async run(page) {
      const title = ':is(h1, [role="heading"][aria-level="1"])';
      for (const path of onePagePerKind) {
        await page.goto(path);
        await page.waitFor({ css: `html[lang="${localeOf(path)}"] ${title}` }, 'visible');
        expect(await page.errors(), path).toEqual([]);
      }
    },
  },
  {
    title: 'the browser accepts every style declaration that a page needs',
    async run(page) {
      await page.goto('/');
      const declarations = builtDeclarations();
      expect(declarations).toContain('text-decoration-line: underline');
      const lost = await page.tab.evaluate(unsupportedDeclarations, declarations);
      expect(lost.filter((declaration) => !dispensable.test(declaration))).toEqual([]);
    },
  },
  {
    title: 'the focus is never behind the header or the cookie banner',
    stored: {},
    async run(page) {
      const banner: Target = { css: '.cookie-banner' };
      for (const width of [800, 1280]) {
        // Before the page opens: WebKit scrolls too little on a page that a wider window has made shorter.
        await page.tab.resize({ width, height: 700 });
        for (const path of onePagePerKind) {
          await page.goto(path);
          if (asksConsent) await page.waitFor(banner, 'visible');
          expect(await page.tab.evaluate(controlsCoveredOnFocus), `${path} at ${width} px`).toEqual([]);
        }
      }
    },
  },
  {
    title: 'a page with an anchor in its address opens at the anchor',
    async run(page) {
      await page.goto('/#contact');
      const distance = () =>
        page.tab.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return (document.getElementById('contact')?.getBoundingClientRect().top ?? Infinity) - header;
        });
      await expect.poll(async () => Math.abs(await distance())).toBeLessThan(100);
    },
  },
  {
    title: 'pages and languages change without a new document, and going back works',
    async run(page) {
      await page.goto('/privacy');
      // A property that a new document would not have.
      await page.tab.evaluate(() => void Object.assign(window, { marked: true }));
      for (const locale of ['sv', 'en'] as const) {
        await page.click({ css: `header a[hreflang="${locale}"]` });
        await page.waitForPath(canonicalPath(locale, '/privacy'));
        await page.waitForText({ css: `html[lang="${locale}"] h1` }, texts[locale].privacy.title);
        await expect
          .poll(() => page.tab.evaluate(() => localStorage.getItem('preferred-language')))
          .toBe(locale);
      }
      await page.click({ css: 'footer a', name: english.footer.terms });
      await page.waitForPath('/terms');
      await page.waitForText(heading, english.terms.title);
      await page.tab.evaluate(() => history.back());
      await page.waitForPath('/privacy');
      await page.waitForText(heading, english.privacy.title);
      expect(await page.tab.evaluate(() => 'marked' in window), 'the document was kept').toBe(true);
    },
  },
  {
    title: 'the contact form points out missing fields, is sent, and says thank you',
    async run(page) {
      const { form } = english.contact;
      const submit: Target = { css: 'form[data-draft] button[type="submit"]' };
      await page.goto('/');
      await page.click(submit);
      const summary: Target = { css: 'form[data-draft] [role="group"]' };
      await page.waitFor(summary, 'focused');
      await page.waitForText(summary, form.firstName);

      const required = { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@verkstan.example', company: 'AB' };
      for (const [name, value] of Object.entries(required)) {
        await page.fill({ css: `form[data-draft] [name="${name}"]` }, value);
      }
      await page.click(submit);
      const result: Target = { css: 'form[data-draft] .notice > p' };
      await page.waitForText(result, form.success);
      await page.waitFor(result, 'focused');
    },
  },
  {
    title: 'the chat answers a question, the chat and the cookie banner close, and the focus moves correctly',
    async run(page) {
      const launcher = button(english.chatbot.open);
      const input: Target = { css: '.chat-input' };
      await page.goto('/');
      await page.click(launcher);
      await page.waitFor(input, 'focused');
      await page.fill(input, 'What does a voice agent cost?');
      await page.tab.press('Enter');
      // An answer links to its source; a failure message has no link.
      await page.waitFor({ css: '.chat-bubble:last-child a' }, 'visible');
      await page.waitFor(input, 'focused');
      await page.tab.press('Escape');
      await page.waitFor(input, 'hidden');
      await page.waitFor(launcher, 'focused');
      const [settings, banner] = [button(english.footer.cookies), { css: '.cookie-banner' }];
      await page.click(settings);
      await page.waitFor(banner, 'focused');
      await page.tab.press('Escape');
      await page.waitFor(banner, 'hidden');
      await page.waitFor(settings, 'focused');
    },
  },
  {
    title: 'in a small window the dashboard’s sections are in a drawer that takes the focus',
    async run(page) {
      const { sidebar } = english.dashboard;
      const opener = button(sidebar.open);
      const drawer: Target = { css: '#dashboard-drawer' };
      const overview: Target = { css: '#dashboard-drawer a', name: sidebar.items.overview };
      await page.goto('/dashboard');
      await page.waitFor(drawer, 'visible');
      await page.tab.resize(small);
      await page.waitFor(drawer, 'hidden');
      await page.click(heading);
      // Before React runs, the drawer opens but the focus does not move.
      await page.waitFor({ css: 'astro-island:not([ssr]) #dashboard-drawer' }, 'there');
      await page.click(opener);
      await page.waitFor(overview, 'focused');
      await page.tab.press('Escape');
      await page.waitFor(drawer, 'hidden');
      await page.waitFor(opener, 'focused');
    },
  },
];
