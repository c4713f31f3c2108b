/** The content security policy in a browser. Its text: src/integrations/headers; which responses include it: `e2e/hosts/`. */

import { loggedErrors } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

// every-page.spec.ts opens every page and would find the browser's error in the console.
test('pages reached from others obey the policy, which blocks third-party scripts', async ({ page }) => {
  await page.goto('/academy');
  for (const path of ['/about', '/', '/launch']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
  }
  expect(await loggedErrors(page)).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect.poll(() => loggedErrors(page)).toEqual([expect.stringContaining('Content Security Policy')]);
  await expect(page).not.toHaveTitle('changed');
});
