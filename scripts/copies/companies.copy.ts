/**
 * The project made into two other companies by the README alone: a copy each, built, served and visited. One has a
 * founder, three phrases, articles of its own and headings that were renamed; the other has three founders, seven
 * phrases, no articles and no answers, other mail and analytics, a page and a field more, and not one text as it was.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dictionary } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { siteValues } from '../../src/i18n/site-values.ts';
import { parseSite, type Site } from '../../src/site/schema.ts';
import { becomeCompany, unnamedFiles } from './company.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';
import { grow } from './grow.ts';
import { readSample } from '../doctor/sample.ts';
import { visit, type Visitor } from './visitor.ts';

/** What only the sample says: it must be gone without a trace. */
const sampleNames = readSample()?.names ?? [];

/** All but those of the server's own, which know no content: only what speaks with the real function does. */
const unitTests = ['src/', 'scripts/', 'integrations/', 'server/function-contract'];

interface Made {
  readonly copy: ProjectCopy;
  readonly site: Site;
  /** The texts of a language with the company's facts filled in. */
  readonly texts: (locale: Locale) => Dictionary;
  /** The files that were changed. */
  readonly touched: readonly string[];
  /** What the check of the content said, and the build. */
  readonly checked: string;
  readonly built: string;
}

/** Makes a company and builds its site. `more` follows other recipes. */
async function make(name: string, more: (copy: ProjectCopy) => void = () => undefined): Promise<Made> {
  const copy = copyProject();
  const touched: string[] = [];
  const recorded: ProjectCopy = {
    ...copy,
    write: (file, text) => {
      touched.push(file);
      copy.write(file, text);
    },
    edit: (file, change) => {
      touched.push(file);
      copy.edit(file, change);
    },
  };
  await becomeCompany(recorded, name);
  more(recorded);
  const checked = await copy.run('node', ['scripts/check-content.ts']);
  const built = await copy.run('npm', ['run', 'build']);
  const site = parseSite(JSON.parse(copy.read('content/site.json')));
  const texts = (locale: Locale) =>
    fill(JSON.parse(copy.read(`content/locales/${locale}.json`)) as Dictionary, siteValues(site, locale));
  return { copy, site, texts, touched, checked, built };
}

let one: Made;
let three: Made;
let visitorOfOne: Visitor;
let visitorOfThree: Visitor;

beforeAll(async () => {
  [one, three] = await Promise.all([make('fjallhus'), make('tre-torn', grow)]);
  [visitorOfOne, visitorOfThree] = await Promise.all([visit(one.copy), visit(three.copy)]);
});

afterAll(async () => {
  for (const visitor of [visitorOfOne, visitorOfThree]) await visitor?.leave();
  for (const made of [one, three]) made?.copy.dispose();
});

describe.each([
  ['one founder', () => ({ made: one, visitor: visitorOfOne })],
  ['three founders', () => ({ made: three, visitor: visitorOfThree })],
])('the company with %s', (_founders, get) => {
  it('took no file that the README does not name', () => {
    const { made } = get();
    const sections = ['Make it your own', 'Add a page', 'Add a form field', 'Environment'];
    expect(unnamedFiles(made.copy.read('README.md'), sections, made.touched)).toEqual([]);
  });

  it('has nothing of the sample in its pages and in what the assistant knows', () => {
    const { root } = get().made.copy;
    const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|xml|txt|js|css|svg|webmanifest)$/.test(file) && file !== 'licenses.txt')
      .map((file) => join(root, 'dist', file));
    const knowledge = join(root, 'supabase/functions/chat-assistant/knowledge.json');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${sampleNames.join('|')})`, 'iu');
    const left = [...files, knowledge].flatMap((file) => {
      const found = pattern.exec(readFileSync(file, 'utf8'));
      return found ? [`${file.slice(root.length)}: ${found[0]}`] : [];
    });
    expect(left).toEqual([]);
  });

  it('shows its brand, its phrases and its founders in both languages', async () => {
    const { made, visitor } = get();
    const { page } = visitor;
    await page.goto('/');
    expect(await page.title()).toContain(made.site.brand);
    const phrases = made.texts('en').hero.rotatingTexts;
    expect(await page.locator('h1 .rotator > span').count()).toBe(phrases.length);
    await page.locator('header a[hreflang="sv"]').first().click();
    await page.locator('html[lang="sv"] h1').waitFor();
    await page.goto('/sv/about');
    const names = await page.locator('section[aria-labelledby="founders-title"] h3').allInnerTexts();
    expect(names).toEqual(made.site.founders.map(({ name }) => name));
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('gets what a visitor writes in the form', async () => {
    const { made, visitor } = get();
    const { page } = visitor;
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(3_000); // in less only robots write
    const fields = page.locator('form[data-draft]').locator('input:not([type="hidden"]), textarea');
    const names = await fields.evaluateAll((all) =>
      all.filter((field) => field.closest('[aria-hidden="true"]') === null).map(({ id }) => id),
    );
    for (const name of names) {
      await page.locator(`#${name}`).fill(name === 'email' ? 'asa@verkstan.example' : `My ${name}`);
    }
    await page.locator('form[data-draft] button[type="submit"]').click();
    await page.getByText(made.texts('en').contact.form.success).waitFor();
    const [mail = ''] = readdirSync(join(made.copy.root, 'mail'));
    const text = readFileSync(join(made.copy.root, 'mail', mail), 'utf8');
    for (const name of names.filter((one) => one !== 'email')) expect(text).toContain(`My ${name}`);
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('has an assistant under its own name', async () => {
    const { made, visitor } = get();
    const { page } = visitor;
    const { name } = made.site.assistant;
    await page.goto('/');
    await page.locator('.chat-launcher').click();
    await page.locator('.chat-input').fill('Hello');
    await page.locator('.chat-input').press('Enter');
    const bubbles = page.locator('.chat-bubble');
    await bubbles.nth(2).waitFor();
    expect(await bubbles.last().innerText()).toContain(`I am ${name}`);
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('lets its demo account into the dashboard', async () => {
    const { made, visitor } = get();
    const { page } = visitor;
    await page.goto('/signin');
    await page.locator('[data-sign-in] [name="email"]').fill(made.site.demoAccount.email);
    await page.locator('[data-sign-in] [name="password"]').fill(made.site.demoAccount.password);
    await page.locator('[data-sign-in] button[type="submit"]').click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: made.texts('en').dashboard.title }).waitFor();
    expect(await page.locator('[data-main-site]').first().isVisible()).toBe(true);
    expect(visitor.takeErrors()).toEqual([]);
  });
});

describe('the company with articles of its own', () => {
  it('shows them in its blog, in English where one has no translation', async () => {
    const { page } = visitorOfOne;
    await page.goto('/sv/blog');
    await page.locator('a[href="/sv/blog/price-list"]').first().click();
    await page.locator('h1').filter({ hasText: 'How to read a price list' }).waitFor();
    expect(await page.locator('.prose').first().getAttribute('lang')).toBe('en');
    await page.goto('/blog/first-winter');
    expect(await page.locator('h2').first().innerText()).toBe('Which calls it took');
    expect(visitorOfOne.takeErrors()).toEqual([]);
  });

  it('is told by check and build which links lead to headings that are gone, in both languages at once', () => {
    const told = [
      'content/faq/prices/en.yaml:9, questions.0.more.href: links to /blog/first-winter#what-it-cost, but the page has no such heading. The nearest is #what-it-cost-in-the-end.',
      'content/faq/prices/en.yaml:24, questions.1.more.href: links to /privacy#your-rights, but the page has no such heading. The nearest is #rights.',
      'content/faq/prices/sv.yaml:9, questions.0.more.href: links to /blog/first-winter#vad-det-kostade, but the page has no such heading. The nearest is #vad-det-kostade-till-slut.',
    ];
    expect(one.built.match(/: links to /g)).toHaveLength(4);
    for (const sentence of told) {
      expect(one.checked).toContain(sentence);
      expect(one.built).toContain(sentence);
    }
  });

  it('has an assistant that links to the page of a heading that is gone', async () => {
    const answer = await one.copy.run('node', ['scripts/copies/ask.ts', 'What does it cost?', 'en']);
    expect(answer).toContain('](/en/blog/first-winter)');
  });

  it('has an assistant that knows the facts of the company', async () => {
    const number = await one.copy.run('node', [
      'scripts/copies/ask.ts',
      'What is your organisation number?',
      'en',
    ]);
    expect(number).toContain(one.site.organisationNumber);
    const phone = await one.copy.run('node', ['scripts/copies/ask.ts', 'Vad är ert telefonnummer?', 'sv']);
    expect(phone).toContain(one.site.phone);
    expect(phone).toContain('](/sv/terms)');
  });

  it('measures nobody, and so asks nobody', async () => {
    const { page } = visitorOfOne;
    await page.goto('/');
    expect(await page.locator('.cookie-banner, [data-cookie-settings]').count()).toBe(0);
  });
});

describe('the company without articles and answers', () => {
  it('says so', async () => {
    const { page } = visitorOfThree;
    await page.goto('/blog');
    expect(await page.locator('main').innerText()).toContain(three.texts('en').blog.empty);
    expect(three.built).not.toMatch(/does not exist or is empty/);
  });

  it('has the page that was added, where its readers find it', async () => {
    const { page } = visitorOfThree;
    await page.goto('/sv');
    await page.locator('footer a[href="/sv/partners"]').click();
    await page.waitForURL('**/sv/partners');
    expect(await page.locator('h1').innerText()).toBe(three.texts('sv')['partners' as 'academy'].title);
    expect(three.built).not.toMatch(/No link leads to|links to/);
  });

  it('is told of the phrase for which the headline keeps room under all others', () => {
    expect(three.checked).toMatch(
      /^content\/locales\/en\.json:\d+, hero\.rotatingTexts\.6: has \d+ characters/m,
    );
  });

  it('has an assistant that takes no question for small talk', async () => {
    const answer = await three.copy.run('node', [
      'scripts/copies/ask.ts',
      'Do you deliver pizza to Mars?',
      'en',
    ]);
    expect(answer).not.toContain(`I am ${three.site.assistant.name}`);
  });

  it('asks for the field that was added', async () => {
    const { page } = visitorOfThree;
    await page.goto('/');
    expect(await page.locator('#budget').getAttribute('required')).not.toBeNull();
  });

  it('measures with its own service, and only those who have accepted', async () => {
    const { page, takeErrors } = visitorOfThree;
    const asked: string[] = [];
    await page.route('https://plausible.io/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/');
    expect(asked).toEqual([]);
    await page
      .locator('.cookie-banner button')
      .filter({ hasText: three.texts('en').cookies.accept })
      .click();
    await expect.poll(() => asked).toEqual(['https://plausible.io/js/script.manual.js']);
    expect(takeErrors()).toEqual([]);
  });

  it('passes the unit tests', async () => {
    const report = await three.copy.run('vitest', ['run', '--reporter=dot', ...unitTests]);
    expect(report).toMatch(/Tests .*passed/);
  });
});
