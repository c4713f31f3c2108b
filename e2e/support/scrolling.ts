import { expect, type Locator, type Page } from 'playwright/test';

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Clicks a link of the header once it no longer moves. Playwright's own click would scroll the page first. */
export async function clickInPlace(page: Page, link: Locator): Promise<void> {
  let box = await boxOf(link);
  await expect
    .poll(async () => {
      const before = box;
      box = await boxOf(link);
      return box.x === before.x && box.y === before.y;
    })
    .toBe(true);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not shown.`);
  return box;
}
