/** The search in a browser. Its index: e2e/built/search-index.spec.ts. Its order: src/features/search. */

import { localizeArticle } from '../../src/content/articles/localize.ts';
import { format } from '../../src/site/format.ts';
import { fold } from '../../supabase/functions/_shared/stems.ts';
import { tabTo, tabToAndPress } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { loggedErrors, thirdPartyRequests } from '../support/problems.ts';
import { canonicalPath, type Locale, localeOf, published, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const field = (page: Page, locale: Locale = 'en') =>
  page.getByRole('searchbox', { name: texts[locale].search.label });
const wordOf = (locale: Locale) => texts[locale].privacy.title.split(' ')[0] ?? '';
const results = (page: Page, locale: Locale = 'en') =>
  page.getByRole('list', { name: texts[locale].search.title }).getByRole('listitem');
const count = (page: Page) => page.locator('[data-count]');

test('finds an article by keyboard alone, typed without accents, and opens it', async ({ page }) => {
  const [article] = published;
  test.skip(!article, 'the site has no articles');
  const title = article ? localizeArticle(article, 'sv').title : '';
  const query = fold(title);
  await page.goto('/sv/search');
  await tabTo(page, field(page, 'sv'));
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  const link = results(page, 'sv').getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await expect(count(page)).toContainText(query);
  await tabToAndPress(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('contacts no other site, highlights the words and says when nothing is found', async ({ page }) => {
  await page.goto('/search');
  await field(page).fill(wordOf('en'));
  await expect(results(page).first().locator('mark').first()).toHaveText(new RegExp(wordOf('en'), 'i'));
  expect([await thirdPartyRequests(page), await loggedErrors(page)]).toEqual([[], []]);
  expect(await results(page).count()).toBeGreaterThan(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, { within: 'main' }), colorScheme).toEqual([]);
  }

  await field(page).fill('xyzzyqwert');
  await expect(count(page)).toHaveText(format(texts.en.search.none, { query: 'xyzzyqwert' }));
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.en.search.more })).toBeHidden();
  await field(page).fill('');
  await expect(count(page)).toBeEmpty();
});

test('keeps the query in the address, which can be shared, and shows more on request', async ({ page }) => {
  await page.goto('/sv/search');
  await field(page, 'sv').fill('å & ä');
  await field(page, 'sv').press('Enter');
  await expect(page).toHaveURL('/sv/search?q=%C3%A5+%26+%C3%A4');

  // Many English words begin with these letters.
  await page.goto('/search?q=com');
  await expect(field(page)).toHaveValue('com');
  await expect(results(page).first()).toBeVisible();
  const more = page.getByRole('button', { name: texts.en.search.more });
  const before = await results(page).count();
  const [all] = /\d+/.exec((await count(page).textContent()) ?? '') ?? [];
  // A small site has no more results.
  if (all === undefined || all === String(before)) return expect(more).toBeHidden();
  await more.click();
  await expect(results(page).nth(before).getByRole('link')).toBeFocused();
});

test('can be reached from the field on the blog, the answers and the 404 page', async ({ page }) => {
  for (const from of ['/blog', '/sv/faq', '/sv/nowhere']) {
    const locale = localeOf(from);
    await page.goto(from);
    await field(page, locale).fill('GDPR');
    await field(page, locale).press('Enter');
    await expect(page).toHaveURL(`${canonicalPath(locale, '/search')}?q=GDPR`);
    await expect(field(page, locale)).toHaveValue('GDPR');
    await expect(count(page)).toContainText('GDPR');
  }
});

test('says when its index cannot be loaded, and retries by its link or a query', async ({ page }) => {
  const failure = page.locator('main').getByRole('alert');
  for (const retry of [failure.getByRole('link', { name: texts.en.search.retry }), field(page)]) {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(`/search?q=${wordOf('en')}`);
    await expect(failure).toContainText(texts.en.search.failed);
    await page.unroute('**/search-index/**');
    await retry.press('Enter');
    await expect(results(page).first()).toBeVisible();
    await expect(failure).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and links to everything there is to read', async ({ page }) => {
    await page.goto('/sv/search');
    await expect(page.getByRole('paragraph').filter({ hasText: texts.sv.search.noScript })).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    const main = page.locator('main');
    const { blog, faq } = texts.sv;
    for (const { meta } of [...(published.length > 0 ? [blog] : []), faq]) {
      const name = meta.title;
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});
