import { expect, type Locator, type Page } from 'playwright/test';

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/**
 * Clicks where a link of the header stops, since the header becomes narrower after a scroll. Playwright's own
 * click would first scroll the link from below the header's edge.
 */
export async function clickInPlace(page: Page, link: Locator): Promise<void> {
  let box = await link.boundingBox();
  await expect
    .poll(async () => {
      const before = box;
      box = await link.boundingBox();
      return [box?.x, box?.y].join() === [before?.x, before?.y].join();
    })
    .toBe(true);
  if (!box) throw new Error('The link is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
