/** The table of contents of long texts, and answers that open when linked to. Link targets: links.spec.ts. */

import { askChat, declined, expectAtAnchor, sizes, stubChat } from '../support/actions.ts';
import { texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

const [, narrow] = sizes;

/** In the upper half of the window. */
async function expectReached(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expectAtAnchor(page, id, (page.viewportSize()?.height ?? 0) / 2);
}

function answerIds(page: Page): Promise<string[]> {
  return page.locator('main details[id]').evaluateAll((answers) => answers.map(({ id }) => id));
}

async function expectOpen(page: Page, id: string): Promise<void> {
  await expectReached(page, id);
  await expect(page.locator(`[id="${id}"] > :not(summary)`)).toBeVisible();
}

test.describe('the answers', () => {
  test('are collapsed, except the first of each topic, and short enough for a phone', async ({ page }) => {
    await page.setViewportSize(narrow);
    for (const path of ['/faq', '/sv/faq']) {
      await page.goto(path);
      const topics = page.locator('main section:has(details)');
      expect(await topics.count()).toBeGreaterThan(0);
      for (const topic of await topics.all()) {
        const open = topic
          .locator('details')
          .evaluateAll((all) => all.map((each) => each.hasAttribute('open')));
        const [first, ...others] = await open;
        expect(first).toBe(true);
        expect(others).not.toContain(true);
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(10_000);
    }
  });

  test('open at their own address, and reopen when the same link is followed again', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/sv/faq');
    const ids = await answerIds(page);
    const [middle = '', last = ''] = [ids[Math.floor(ids.length / 2)], ids.at(-1)];
    await page.goto('/robots.txt'); // otherwise the browser would only jump within the page
    await page.goto(`/sv/faq#${middle}`);
    await expectOpen(page, middle);
    await page.evaluate((hash) => location.assign(hash), `#${last}`);
    await expectOpen(page, last);
    await page.locator(`[id="${last}"] > summary`).click();
    await page.locator('main').evaluate((main, href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Again' });
      main.prepend(link);
    }, `#${last}`);
    await page.getByRole('link', { name: 'Again' }).click();
    await expectOpen(page, last);
  });

  test('open when the chat links to them, from another page and from their own', async ({ page }) => {
    await page.goto('/sv/faq');
    const [, , third = '', fourth = ''] = await answerIds(page);
    await stubChat(page, { response: `[A](/sv/faq#${third}) and [B](/sv/faq#${fourth})` });
    await page.goto('/sv/about');
    const assistant = await askChat(page, '?', 'sv');
    await assistant.panel.getByRole('link', { name: 'A', exact: true }).click();
    await expectOpen(page, third);
    const other = assistant.panel.getByRole('link', { name: 'B', exact: true });
    if (await assistant.launcher.isVisible()) await assistant.launcher.click();
    await other.click();
    await expectOpen(page, fourth);
  });

  test('are all printed', async ({ page }) => {
    await page.goto('/faq');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('main details > :not(summary)').all()) {
      expect(await answer.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(
        true,
      );
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test('topic links work, and answers open on click and at their own address', async ({ page }) => {
    await page.goto('/faq');
    const link = page.getByRole('navigation', { name: texts.en.faq.topics }).getByRole('link').last();
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expectReached(page, id);
    const closed = page.locator('main details:not([open])');
    const answer = page.locator('main details').nth(1);
    const answerId = (await answer.getAttribute('id')) ?? '';
    const count = await closed.count();
    await answer.locator('summary').click();
    await expect(answer.locator('> :not(summary)')).toBeVisible();
    await expect(closed).toHaveCount(count - 1);
    await page.goto('/robots.txt');
    await page.goto(`/faq#${answerId}`);
    await expectReached(page, answerId);
    await expect(answer.locator('> :not(summary)')).toBeVisible();
  });
});

test('the table of contents highlights exactly one section: the one being read', async ({ page }) => {
  await page.goto('/sv/terms');
  const marked = page.locator('[data-toc] a:visible[aria-current="true"]');
  const links = page.locator('[data-toc] a:visible');
  for (const place of [2, 4, 1]) {
    const link = links.nth(place);
    await link.click();
    await expect(marked).toHaveText((await link.textContent())?.trim() ?? '');
  }
  // Jump past all headings, so that the observer sees none of them.
  const jump = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await jump(0);
  await expect(marked).toHaveCount(0);
  await jump(100_000);
  await expect(marked).toHaveText((await links.last().textContent())?.trim() ?? '');
});
