/** The project turned into another company's site: built once, checked, and visited in a browser. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sample from '../../content/site.json' with { type: 'json' };
import { firstPort } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';
import en from './company/content/locales/en.json' with { type: 'json' };
import sv from './company/content/locales/sv.json' with { type: 'json' };
import company from './company/content/site.json' with { type: 'json' };
import { buildLog, read, root, run } from './copy-project.ts';

test.afterEach(async ({ page }) => {
  const errors = (await page.pageErrors({ filter: 'all' })).map(String);
  // A busy machine skips transitions; visitors do not notice.
  expect(errors.filter((error) => !error.includes('Transition was'))).toEqual([]);
});

const builtTexts = (): string[] =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|txt|js|css|svg|json)$|_headers$/.test(file) && !file.includes('licen'))
    .map((file) => `dist/${file}`);

test('has nothing from the sample in its pages or in the assistant’s knowledge', () => {
  const names = [sample.brand, sample.email, ...sample.founders.map(({ name }) => name)];
  const left = [...builtTexts(), 'supabase/functions/chat-assistant/knowledge.json'].flatMap((file) =>
    names.filter((name) => read(file).includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(left).toEqual([]);
});

test('shows its brand, its phrases and its founders', async ({ page }) => {
  await page.goto('/');
  expect(await page.title()).toContain(company.brand);
  expect(await page.locator('h1 .rotator > span').count()).toBe(en.hero.rotatingTexts.length);
  await page.goto('/sv/about');
  const founders = page.locator('section[aria-labelledby="founders-title"] h3');
  expect(await founders.allInnerTexts()).toEqual(company.founders.map(({ name }) => name));
});

test('sends everything a visitor types into the form, including the added field', async ({ page }) => {
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
  const [mail = ''] = readdirSync(join(root, 'mail'));
  for (const name of names.filter((each) => each !== 'email')) {
    expect(read(`mail/${mail}`)).toContain(`My ${name}`);
  }
});

test('has an assistant with its own name that knows the company’s facts and answers', async ({ page }) => {
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

test('lets its demo account sign in to the dashboard', async ({ page }) => {
  await page.goto('/signin');
  await page.locator('[data-sign-in] [name="email"]').fill(company.demoAccount.email);
  await page.locator('[data-sign-in] [name="password"]').fill(company.demoAccount.password);
  await page.locator('[data-sign-in] button[type="submit"]').click();
  await page.waitForURL('**/dashboard');
});

test('has its own articles, with an image, shown in English if not translated', async ({ page }) => {
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

test('uses no analytics, so does not ask for consent', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('.cookie-banner, [data-cookie-settings]').count()).toBe(0);
  const ofTheSite = builtTexts().filter((file) => !file.startsWith('dist/admin/')); // the editor's form offers all vendors
  expect(ofTheSite.filter((file) => /hotjar|google-?analytics/i.test(read(file)))).toEqual([]);
});

test('has its own page, which readers can find', async ({ page }) => {
  await page.goto('/sv');
  await page.locator('footer a[href="/sv/partners"]').click();
  await page.locator('h1').filter({ hasText: sv.partners.title }).waitFor();
});

test('has no trace of the pages it omits', async ({ page }) => {
  const texts = builtTexts().filter((file) => file.endsWith('.html') || file.includes('sitemap'));
  for (const name of company.withoutPages) {
    expect((await page.request.get(`/${name}`)).status()).toBe(404);
    expect(texts.filter((file) => read(file).includes(`/${name}"`))).toEqual([]);
  }
});

test('is told which link points to a missing heading', () => {
  expect(read(buildLog)).toMatch(
    /faq\/prices\/en\.yaml:9.*links to \/blog\/first-winter#what-it-cost, but the page has no such heading/,
  );
});

test('passes the unit tests', async () => {
  const folders = ['src/', 'tools/'];
  const report = await run('vitest', ['run', '--reporter=dot', ...folders]);
  expect(report).toMatch(/Tests .*passed/);
});

test('passes the tests of built files and of sent mail', async () => {
  const tests = '^built files |is sent once';
  const report = await run('playwright', ['test', '--reporter=dot', '--grep', tests], {
    E2E_PORT: String(firstPort + 1),
  });
  expect(report).toMatch(/\d passed/);
});
