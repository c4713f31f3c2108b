/** The 404 page in a browser. Its addresses and status: e2e/hosts/hosts.test.ts. */

import { isSameDocument, markDocument } from '../support/actions.ts';
import { loggedErrors } from '../support/problems.ts';
import { texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Without the browser's own line about the status. */
const logged = async (page: Page) =>
  (await loggedErrors(page)).filter((line) => !line.startsWith('Failed to load resource'));

test('a missing page says so in its language and links to the home page', async ({ page }) => {
  const response = await page.goto('/sv/nowhere');
  expect(response?.status()).toBe(404);

  const { notFound, hero } = texts.sv;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(notFound.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(await logged(page)).toEqual([expect.stringContaining('/sv/nowhere')]);

  await page.getByRole('link', { name: notFound.link }).click();
  await expect(page).toHaveURL('/sv');
  await expect(heading).toContainText(hero.title);
});

test('more unknown paths in the same visit are logged too', async ({ page }) => {
  await page.goto('/sv/nowhere');
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/sv/elsewhere';
    document.querySelector('h1')?.append(link);
    link.click();
  });
  await expect
    .poll(() => logged(page))
    .toEqual(['/sv/nowhere', '/sv/elsewhere'].map((path) => expect.stringContaining(path)));
  expect(await isSameDocument(page)).toBe(true);
});

test('an unknown article silently redirects to the list, without a history entry', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about');
  const [path, list] = ['/sv/blog/unknown', '/sv/blog'];
  await page.goto(path).catch(ignoreRedirect);
  await expect(page).toHaveURL(list);
  await expect(heading).toHaveText(texts.sv.blog.title);
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading).toHaveText(texts.en.about.title);
  expect(await logged(page)).toEqual([]);
});

/** The page may redirect before it has finished loading. */
function ignoreRedirect(error: Error): void {
  if (!/interrupted by another navigation|ERR_ABORTED/.test(error.message)) throw error;
}
