import { expect, type Page } from 'playwright/test';

export async function waitForFrames(page: Page, count = 1): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, count);
}

/** Waits until no animation or transition is running; for pages with reduced motion, where all of them end. */
export async function waitForAnimations(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            // Animations tied to scrolling never end.
            .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
            .length,
      ),
    )
    .toBe(0);
}

/** Whether the site's typeface has been fetched. Runs in the page. */
export function isFontLoaded(): boolean {
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  return document.fonts.check(`1em ${family}`);
}

/** Waits for the site's typeface: with the fallback, lines may break elsewhere. */
export async function waitForFont(page: Page): Promise<void> {
  await page.waitForFunction(isFontLoaded);
}
