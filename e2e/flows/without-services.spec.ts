/** The published site without e-mail service and chat function: nobody answers there (docs/decisions/031). */

import { chat, declined, home } from '../support/flows.ts';
import { formOf, formTexts } from '../support/form.ts';
import { canonicalOf } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const published = 'http://published.example';

/** Shows the site under a host name that is not this machine's. */
async function publish(page: Page): Promise<void> {
  await page.route(`${published}/**`, async (route) => {
    const url = route.request().url().replace(published, home);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

test.use({ storageState: declined });

// Pages that were being prefetched are of no interest any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the mail address stands in the place of the form and the chat, also on the next page, but not on this machine', async ({
  page,
}) => {
  const { kind, language, path } = { kind: 'launch', language: 'sv', path: '/sv/launch' } as const;
  const { unavailable } = formTexts({ kind, language });
  const note = page.locator('main p').filter({ hasText: unavailable });
  await page.goto(path);
  await expect(formOf(page)).toBeVisible();
  await expect(note).toBeHidden();
  await expect(chat(page, language).launcher).toBeVisible();

  await publish(page);
  await page.goto(`${published}${path}`);
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(formOf(page)).toBeHidden();
  await expect(chat(page, language).launcher).toBeHidden();

  const to = canonicalOf(language, '/terms');
  await page.locator(`footer a[href="${to}"]`).click();
  await expect(page).toHaveURL(`${published}${to}`);
  await page.goBack();
  await expect(page).toHaveURL(`${published}${path}`);
  await expect(note).toBeVisible();
  await expect(formOf(page)).toBeHidden();
});
