import { expect, type Locator, type Page } from 'playwright/test';

/** More stops than any page of the site has. */
const maxStops = 120;

/** Goes to a control by the Tab key alone, from wherever the focus is; `Shift+Tab` goes backwards. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Otherwise the test is wrong.
  await expect(target).toHaveCount(1);
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxStops} times ${key} did not reach ${String(target)}.`);
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
