/** The font replaces the fallback when it arrives, with hardly any layout shift. */

import { withMotion } from '../support/actions.ts';
import { asksConsent, kindOf, pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { isFontLoaded, waitForFrames } from '../support/waiting.ts';

test.use(withMotion);

/** Some long paragraphs wrap differently in the site's typeface. */
const longText = pages.find((page) => kindOf(page) === 'legal') ?? '/';

for (const [path, width] of [
  ['/', 1440],
  ['/sv', 390],
  [longText, 390],
] as const) {
  test(`${path} hardly shifts at ${width} px when the font loads late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as { shifts: unknown[] };
        // TypeScript does not know an entry's value.
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await opened;
      await route.continue();
    });

    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(isFontLoaded)).toBe(false);
    open();
    await page.waitForFunction(isFontLoaded);
    // Late styles, the banner and the call appear within the first seconds, and count too.
    if (asksConsent) await expect(page.locator('.cookie-banner')).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    await waitForFrames(page, 2);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      shifts.join(' '),
    ).toBeLessThanOrEqual(0.02);
  });
}
