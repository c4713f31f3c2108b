/** Everyone can use what is opened, moves or has the focus. Each page as it opens is in pages.spec.ts. */

import { expect, type Page, test } from 'playwright/test';
import { violations } from './support/axe.ts';
import { articleIds, languageOf, texts } from './support/site.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test.describe('axe finds nothing', () => {
  for (const [path, colorScheme, size] of [
    ['/', 'light', narrow],
    ['/', 'dark', wide],
    ['/privacy', 'light', narrow],
    ['/sv/privacy', 'dark', wide],
    ['/dashboard', 'light', narrow],
    ['/sv/dashboard', 'dark', wide],
  ] as const) {
    test(`on ${path} with everything opened, ${colorScheme} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      for (const opener of await page.locator('button[popovertarget]:visible').all()) await opener.click();
      const found = await violations(page);
      // An open drawer makes the rest of the page inert, and axe no longer sees its main and its h1.
      const ofInert = /^(landmark-one-main|page-has-heading-one):/;
      expect(found.filter((violation) => !ofInert.test(violation))).toEqual([]);
    });
  }
});

test('axe finds nothing on a home page that moves', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
      else animation.finish();
    }
  });
  expect(await violations(page)).toEqual([]);
});

for (const path of ['/', '/sv/dashboard']) {
  test(`the skip link of ${path} shows itself and leads to the content`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts[languageOf(path)].common.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  });
}

for (const path of [
  '/',
  '/terms',
  '/sv/dashboard',
  ...articleIds.slice(0, 1).map((id) => `/en/blog/${id}`),
]) {
  test(`the focus can be seen wherever it goes on ${path}`, async ({ page }) => {
    await page.goto(path);
    const stops: Stop[] = [];
    for (let stop = await pressTab(page); stop && stops.length < 300; stop = await pressTab(page)) {
      stops.push(stop);
    }
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const offered = page.locator('a[href]:visible, summary:visible, input:visible, button:visible');
    expect(stops.length).toBeGreaterThan((await offered.count()) * 0.8);
  });
}

interface Stop {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Goes to the next element that takes the keyboard. */
async function pressTab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(focusedElement);
}

/** Runs in the page: the focused element, and what keeps it from being seen; nothing at the end. */
async function focusedElement(): Promise<Stop | undefined> {
  // Reduced motion still means a transition of 1 ms, at whose start nothing has moved yet.
  const ending = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // A control that is drawn by its label shows the focus there.
  const label = element.closest('label');
  const isOnLabel = label !== null && getComputedStyle(label).outlineStyle !== 'none';
  const own = element.matches('.sr-only') ? (element.nextElementSibling ?? element) : element;
  const shown = isOnLabel ? label : own;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const problems: string[] = [];
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) problems.push('has no outline');

  // Some of it at least must not lie under the header, the banner or another thing in front.
  const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const spots = boxes.flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const)),
  );
  const isSeen = spots.some(([x, y]) => shown.contains(document.elementFromPoint(x, y)));
  if (!isSeen) problems.push('is covered or outside the window');
  return { name: shown.outerHTML.slice(0, 120), problems };
}
