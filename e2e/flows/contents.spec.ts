/** Long texts: the list of their contents, and the anchors of the questions and answers. Where links lead is proven in links.spec.ts. */

import { declined, sizes } from '../support/flows.ts';
import { hasAnswers, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

const [, narrow] = sizes;

/** The place is reached when its top stands in the upper half of the window, below the header. */
async function expectReached(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= header - 8 && top < innerHeight / 2;
      }, id),
    )
    .toBe(true);
}

/** The ids of all questions, in order. */
function questionIds(page: Page): Promise<string[]> {
  return page.locator('main h3[id]').evaluateAll((headings) => headings.map(({ id }) => id));
}

const noAnswers = 'there are no answers';

test('a question has an address of its own, and is marked there', async ({ page }) => {
  test.skip(!hasAnswers, noAnswers);
  await page.setViewportSize(narrow);
  await page.goto('/sv/faq');
  const ids = await questionIds(page);
  const id = ids[Math.floor(ids.length / 2)] ?? '';
  const heading = page.locator(`[id="${id}"]`);
  const colour = () => heading.evaluate((element) => getComputedStyle(element).color);
  const plain = await colour();
  await page.goto('/robots.txt'); // or the browser would only go to another place of the page
  await page.goto(`/sv/faq#${id}`);
  await expectReached(page, id);
  expect(await colour()).not.toBe(plain);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test('the topics are a list that opens, and every answer can be read', async ({ page }) => {
    test.skip(!hasAnswers, noAnswers);
    await page.goto('/faq');
    const contents = page.getByRole('navigation', { name: texts.en.faq.topics });
    const link = contents.getByRole('link').first();
    await expect(link).toBeHidden();
    await contents.locator('summary').click();
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expectReached(page, id);
    const answers = page.locator('main h3[id] + *');
    expect(await answers.count()).toBeGreaterThan(0);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

test('the contents of a long text mark the section that is read, and one only', async ({ page }) => {
  await page.goto('/sv/terms');
  const marked = page.locator('.contents a:visible[aria-current="true"]');
  const links = page.locator('.contents a:visible');
  for (const place of [2, 4, 1]) {
    const link = links.nth(place);
    await link.click();
    await expect(marked).toHaveText((await link.textContent())?.trim() ?? '');
  }
  // A jump over all headings, of which none is seen to pass.
  const jump = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await jump(0);
  await expect(marked).toHaveCount(0);
  await jump(100_000);
  await expect(marked).toHaveText((await links.last().textContent())?.trim() ?? '');
});
