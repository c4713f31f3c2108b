/** The content security policy in a browser. Its text: src/integrations/headers; which answers carry it: `e2e/hosts/`. */

import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

// pages.spec.ts opens every page, and would find the browser's complaint in the console.
test('a page reached from another one obeys the policy, which blocks scripts from elsewhere', async ({
  page,
}) => {
  const found = watch(page);
  await page.goto('/academy');
  for (const path of ['/about', '/', '/launch']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
  }
  expect(found.console).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect.poll(() => found.console).toEqual([expect.stringContaining('Content Security Policy')]);
  await expect(page).not.toHaveTitle('changed');
});
