/** The content security policy in a browser. Its text: src/integrations/headers; which answers carry it: `e2e/hosts/`. */

import { expect, type Page, test } from '../support/test.ts';

/** Collects what the browser blocks, also while a page is still being read. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

// pages.spec.ts opens every page, and would find the browser's complaint in the console.
test('a page reached from another one obeys the policy, which blocks scripts from elsewhere', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await page.goto('/academy');
  for (const path of ['/about', '/', '/launch']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
  }
  expect(await violations()).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  await expect.poll(violations).toHaveLength(1);
  await expect(page).not.toHaveTitle('changed');
});
