/** The list of contents beside a long text. */

import { declined } from './support/flows.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: declined });

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
