/** What stands at the lower edge of the window: the question for consent, and on phones the chat's launcher. */

import { phraseWarnings } from '../../src/integrations/content/warnings.ts';
import { chat, declined } from '../support/flows.ts';
import { asksConsent, languageOf, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

/** How far an element reaches below the upper edge of the banner, in whole px. */
async function covered(page: Page, selector: string): Promise<number> {
  const banner = await page.locator('.cookie-banner').boundingBox();
  const action = await page.locator(selector).first().boundingBox();
  return Math.trunc((action?.y ?? Infinity) + (action?.height ?? 0) - (banner?.y ?? 0));
}

test.describe('the question for consent', () => {
  test.skip(!asksConsent, 'nothing is measured, so nobody is asked');

  for (const [path, sizes] of [
    ['/', ['390 844', '1280 720', '1440 900', '2560 1440']],
    ['/sv', ['360 740', '768 1024', '1024 768', '1280 800']],
  ] as const) {
    test(`the open banner covers no action of the first screen of ${path}`, async ({ page }) => {
      const tooLong = phraseWarnings(texts[languageOf(path)].hero.rotatingTexts);
      test.skip(tooLong.length > 0, 'a phrase is longer than the headline has room for');
      await page.goto(path);
      await expect(page.locator('.cookie-banner')).toBeVisible();
      for (const size of sizes) {
        const [width = 0, height = 0] = size.split(' ').map(Number);
        await page.setViewportSize({ width, height });
        for (const action of ['.hero .button-primary', '.hero .button-quiet']) {
          expect.soft(await covered(page, action), `${action} at ${size}`).toBeLessThanOrEqual(0);
        }
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${size}`)
          .toBe(width);
      }
    });
  }

  test('what gets the focus by keyboard comes clear of the banner, and nothing lies behind it at the end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toBeVisible();
    const links = await page.locator('main a:visible, main input:visible').count();
    expect(links).toBeGreaterThan(10);
    await page.locator('.hero .button-primary').focus();
    for (let step = 0; step < 12; step += 1) {
      const hidden = await page.evaluate(() => {
        const banner = document.querySelector('.cookie-banner')?.getBoundingClientRect();
        const focused = document.activeElement?.getBoundingClientRect();
        return (focused?.bottom ?? 0) > (banner?.top ?? 0) ? document.activeElement?.outerHTML : undefined;
      });
      expect.soft(hidden).toBeUndefined();
      await page.keyboard.press('Tab');
    }

    await page.setViewportSize({ width: 320, height: 568 });
    // What comes into sight for the first time may make the page longer.
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        return covered(page, 'footer');
      })
      .toBeLessThanOrEqual(0);
  });
});

test.describe('the launcher of the chat on a phone', () => {
  test.use({ storageState: declined, viewport: { width: 360, height: 740 } });

  test('lies in the margin, on no text and no field', async ({ page }) => {
    await page.goto('/');
    await expect(chat(page).launcher).toBeVisible();
    const left = await chat(page).launcher.evaluate((button) => button.getBoundingClientRect().left);
    const right = await page
      .locator('main :is(p, dd, input, textarea)')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(left);
  });
});
