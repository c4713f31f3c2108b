import { expect, type Page } from 'playwright/test';

/** Waits until no animation or transition runs any more; for pages with reduced motion, where all end. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
}
