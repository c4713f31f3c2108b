/** Keyboard users can see where the focus is. For axe, see every-page.spec.ts and island-states.spec.ts. */

import { expect, type Page } from 'playwright/test';
import { articleIds, asksConsent, kindOf, localeOf, pages, texts } from '../support/site.ts';
import { testInOneTab } from '../support/test.ts';

const test = testInOneTab();

async function expectSkipLink(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts[localeOf(path)].common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#main`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
}

const [article] = articleIds;

// An article has every element that other long texts have, and more.
for (const path of ['/', '/sv/dashboard', article ? `/en/blog/${article}` : '/terms']) {
  test(`the focus is always visible on ${path}, and its first stop is the skip link`, async ({ tab }) => {
    await tab.setViewportSize({ width: 1280, height: 720 });
    await tab.goto(path);
    const stops = await tabThrough(tab);
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(stops[0]?.name).toContain('href="#main"');
    const offered = tab.locator('a[href]:visible, summary:visible, input:visible, button:visible');
    expect(stops.length).toBeGreaterThan((await offered.count()) * 0.8);
    // After the last stop, the focus returns to the first.
    await expectSkipLink(tab, path);
  });
}

const [longPage = '/'] = pages.filter((path) => ['faq', 'legal'].includes(kindOf(path)));

// At one size the banner spans the window, at the other it is a panel.
for (const size of [
  { width: 360, height: 640 },
  { width: 768, height: 700 },
  { width: 800, height: 700 },
]) {
  test(`the cookie banner covers nothing that has the focus at ${size.width} px`, async ({ tab }) => {
    test.skip(!asksConsent, 'the site asks for no consent');
    await tab.setViewportSize(size);
    await tab.goto(longPage);
    await expect(tab.locator('.cookie-banner')).toBeVisible();
    const stops = await tabThrough(tab);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
}

interface Stop {
  readonly name: string;
  readonly problems: readonly string[];
}

async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await pressTab(page); stop && stops.length < 300; stop = await pressTab(page)) {
    stops.push(stop);
  }
  return stops;
}

async function pressTab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(focusedElement);
}

/** Runs in the page: the focused element and what hides it; undefined after the last stop. */
async function focusedElement(): Promise<Stop | undefined> {
  // Reduced motion leaves transitions of 1 ms: wait until they have finished.
  const ending = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // A control drawn by its label shows the focus on the label.
  const label = element.closest('label');
  const isOnLabel = label !== null && getComputedStyle(label).outlineStyle !== 'none';
  const target = element.matches('.sr-only') ? (element.nextElementSibling ?? element) : element;
  const shown = isOnLabel ? label : target;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const problems: string[] = [];
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) problems.push('has no outline');

  // At least part of it must not be covered by the header, the banner or anything else.
  const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const spots = boxes.flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const)),
  );
  const isSeen = spots.some(([x, y]) => shown.contains(document.elementFromPoint(x, y)));
  if (!isSeen) problems.push('is covered or outside the window');
  return { name: shown.outerHTML.slice(0, 120), problems };
}
