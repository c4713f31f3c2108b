/** The project turned into another company's site: built once, checked, and visited in a browser. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import sample from '../../content/site.json' with { type: 'json' };
import { makeNavigationsWaitForScript } from '../support/test.ts';
import { freePort, startServer } from '../support/server-process.ts';
import config from '../../playwright.config.ts';
import { applyCompany } from './company.ts';
import company from './company/content/site.json' with { type: 'json' };
import en from './company/content/locales/en.json' with { type: 'json' };
import sv from './company/content/locales/sv.json' with { type: 'json' };
import { copyProject, type ProjectCopy } from './copy-project.ts';

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;
let built: string;
const errors: string[] = [];

beforeAll(async () => {
  copy = copyProject();
  await applyCompany(copy);
  built = await copy.run('npm', ['run', 'build']);
  const port = await freePort();
  const main = join(copy.root, 'tools/serve/main.ts');
  server = await startServer(process.execPath, [main], port, { PORT: String(port) });
  browser = await chromium.launch(config.use?.launchOptions);
  page = await browser.newPage({ baseURL: `http://localhost:${port}`, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  await makeNavigationsWaitForScript(page);
  page.on('pageerror', ({ name, message }) => {
    // A busy machine skips transitions; visitors do not notice.
    if (!message.startsWith('Transition was')) errors.push(`${name}: ${message}`);
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  copy?.dispose();
});

// Joined, because the summary of a failed run shows only the length of a list.
afterEach(() => expect(errors.splice(0).join('\n')).toBe(''));

const read = (file: string): string => readFileSync(join(copy.root, file), 'utf8');
const builtTexts = (): string[] =>
  readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|txt|js|css|svg|json)$|_headers$/.test(file) && !file.includes('licen'))
    .map((file) => `dist/${file}`);

describe('another company', () => {
  it('has nothing from the sample in its pages or in the assistant’s knowledge', () => {
    const names = [sample.brand, sample.email, ...sample.founders.map(({ name }) => name)];
    const left = [...builtTexts(), 'supabase/functions/chat-assistant/knowledge.json'].flatMap((file) =>
      names.filter((name) => read(file).includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(left).toEqual([]);
  });

  it('shows its brand, its phrases and its founders', async () => {
    await page.goto('/');
    expect(await page.title()).toContain(company.brand);
    expect(await page.locator('h1 .rotator > span').count()).toBe(en.hero.rotatingTexts.length);
    await page.goto('/sv/about');
    const founders = page.locator('section[aria-labelledby="founders-title"] h3');
    expect(await founders.allInnerTexts()).toEqual(company.founders.map(({ name }) => name));
  });

  it('sends everything a visitor types into the form, including the added field', async () => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(3_000); // only robots submit sooner
    expect(await page.locator('#budget').getAttribute('required')).not.toBeNull();
    const fields = page.locator('form[data-draft]').getByRole('textbox');
    const names = await fields.evaluateAll((all) => all.map(({ id }) => id));
    for (const name of names) {
      await page.locator(`#${name}`).fill(name === 'email' ? 'asa@verkstan.example' : `My ${name}`);
    }
    await page.locator('form[data-draft] button[type="submit"]').click();
    await page.locator('form[data-draft] .notice').waitFor();
    const [mail = ''] = readdirSync(join(copy.root, 'mail'));
    for (const name of names.filter((each) => each !== 'email')) {
      expect(read(`mail/${mail}`)).toContain(`My ${name}`);
    }
  });

  it('has an assistant with its own name that knows the company’s facts and answers', async () => {
    await page.goto('/');
    await page.locator('.chat-launcher').click();
    for (const [question, answer] of [
      ['Hello', `I am ${company.assistant.name}`],
      ['What is your organisation number?', company.organisationNumber],
      ['What does an agent cost?', 'You know the sum before we start'],
    ] as const) {
      await page.locator('.chat-input').fill(question);
      await page.locator('.chat-input').press('Enter');
      await page.locator('.chat-bubble').last().filter({ hasText: answer }).waitFor();
    }
  });

  it('lets its demo account sign in to the dashboard', async () => {
    await page.goto('/signin');
    await page.locator('[data-sign-in] [name="email"]').fill(company.demoAccount.email);
    await page.locator('[data-sign-in] [name="password"]').fill(company.demoAccount.password);
    await page.locator('[data-sign-in] button[type="submit"]').click();
    await page.waitForURL('**/dashboard');
  });

  it('has its own articles, with an image, shown in English if not translated', async () => {
    await page.goto('/blog/first-winter');
    const image = page.getByRole('img', { name: 'A teal cabin in the snow' });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.getByText('Photo: the village').isVisible()).toBe(true);
    await page.goto('/sv/blog');
    expect(await page.locator('main article').count()).toBe(2);
    await page.locator('a[href="/sv/blog/price-list"]').first().click();
    await page.locator('h1').filter({ hasText: 'How to read a price list' }).waitFor();
    expect(await page.locator('.prose').first().getAttribute('lang')).toBe('en');
  });

  it('uses no analytics, so does not ask for consent', async () => {
    await page.goto('/');
    expect(await page.locator('.cookie-banner, [data-cookie-settings]').count()).toBe(0);
    const ofTheSite = builtTexts().filter((file) => !file.startsWith('dist/admin/')); // the editor's form offers all vendors
    expect(ofTheSite.filter((file) => /hotjar|google-?analytics/i.test(read(file)))).toEqual([]);
  });

  it('has its own page, which readers can find', async () => {
    await page.goto('/sv');
    await page.locator('footer a[href="/sv/partners"]').click();
    await page.locator('h1').filter({ hasText: sv.partners.title }).waitFor();
  });

  it('has no trace of the pages it omits', async () => {
    const texts = builtTexts().filter((file) => file.endsWith('.html') || file.includes('sitemap'));
    for (const name of company.withoutPages) {
      expect((await page.request.get(`/${name}`)).status()).toBe(404);
      expect(texts.filter((file) => read(file).includes(`/${name}"`))).toEqual([]);
    }
  });

  it('is told which link points to a missing heading', () => {
    expect(built).toMatch(
      /faq\/prices\/en\.yaml:9.*links to \/blog\/first-winter#what-it-cost, but the page has no such heading/,
    );
  });

  it('passes the unit tests', async () => {
    const folders = ['src/', 'tools/'];
    const report = await copy.run('vitest', ['run', '--reporter=dot', ...folders]);
    expect(report).toMatch(/Tests .*passed/);
  });

  it('passes the tests of built files and of sent mail', async () => {
    const tests = '^built files |is sent once';
    const port = String(await freePort());
    const report = await copy.run('playwright', ['test', '--reporter=dot', '--grep', tests], {
      E2E_PORT: port,
    });
    expect(report).toMatch(/\d passed/);
  });
});
