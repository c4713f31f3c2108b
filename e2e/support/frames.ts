import type { Page } from 'playwright/test';

/** Waits until so many frames more have been made. */
export async function frames(page: Page, count = 1): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, count);
}
