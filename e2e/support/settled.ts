import { expect, type Page } from 'playwright/test';

/** Waits until no animation or transition runs any more; for pages with reduced motion, where all end. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            // What is tied to the scrolling runs for ever.
            .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
            .length,
      ),
    )
    .toBe(0);
}
