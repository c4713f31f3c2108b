import type { Page } from 'playwright/test';

/** Whether the site's typeface has been fetched. Runs in the page. */
export function hasTypeface(): boolean {
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  return document.fonts.check(`1em ${family}`);
}

/** Waits for the site's typeface: in the fallback, lines may break elsewhere. */
export async function loadTypeface(page: Page): Promise<void> {
  await page.waitForFunction(hasTypeface);
}
