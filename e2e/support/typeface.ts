import type { Page } from 'playwright/test';

/** Whether the site's typeface has been fetched. Runs in the page. */
export function hasTypeface(): boolean {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-own');
  return document.fonts.check(`1em ${family}`);
}

/** Shows the site's typeface, which a page does by itself only where nothing moves: pictures need it always. */
export async function showTypeface(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    await document.fonts.load(`1em ${getComputedStyle(root).getPropertyValue('--font-own')}`);
    root.dataset['typeface'] = 'all';
  });
}
