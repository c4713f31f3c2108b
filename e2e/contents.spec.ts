/** The list of contents beside a long text. */

import { expect, test } from 'playwright/test';
import { declined } from './support/flows.ts';

test.use({ storageState: declined });

for (const path of ['/privacy', '/sv/terms']) {
  test(`the contents of ${path} mark the section that is read, and one only`, async ({ page }) => {
    await page.goto(path);
    const marked = page.locator('.contents a:visible[aria-current="true"]');
    const links = page.locator('.contents a:visible');
    for (const place of [2, 4, 1]) {
      const link = links.nth(place);
      await link.click();
      await expect(marked).toHaveText((await link.textContent())?.trim() ?? '');
    }
  });
}
