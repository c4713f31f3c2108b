/**
 * Every page in a browser, opened once: there are no errors or axe violations, and it fits 320 px, including tables and fields.
 */

import { expect, type Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { loggedErrors, thirdPartyRequests } from '../support/problems.ts';
import {
  canonicalPath,
  kindOf,
  localeOf,
  locales,
  otherTagRoutes,
  pages,
  withoutLocale,
} from '../support/site.ts';
import { testInOneTab } from '../support/test.ts';

const test = testInOneTab();

const narrow = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };

/** Kinds of page with collapsed parts that other kinds do not have. */
const kindsWithClosedParts = ['home', 'legal', 'dashboard'];

for (const path of [...pages, ...locales.map((locale) => canonicalPath(locale, '/nowhere'))]) {
  // All languages use the same components: each theme and each width covers all of them.
  const isFirst = localeOf(path) === 'en';
  const [theme, otherTheme] = isFirst ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const size = isFirst ? wide : narrow;
  const isOtherTagPage = otherTagRoutes.includes(withoutLocale(path));

  test(`${path} opens without errors${
    isOtherTagPage ? '' : `, is accessible in ${theme} colours`
  } and fits a small screen`, async ({ tab }) => {
    await tab.setViewportSize(isOtherTagPage ? narrow : size);
    await tab.emulateMedia({ colorScheme: theme });
    await tab.clearConsoleMessages();
    await tab.clearPageErrors();
    await tab.goto(path);
    if (!isOtherTagPage) expect.soft(await violations(tab)).toEqual([]);
    await expectNoSidewaysScroll(tab);
    expect.soft(await scrolledTables(tab)).toEqual([]);
    expect.soft(await zoomedFields(tab), 'an iPhone zooms in on smaller text').toEqual([]);
    if (kindsWithClosedParts.includes(kindOf(path))) {
      await test.step(`with everything expanded, and in ${otherTheme} colours`, async () => {
        await tab.setViewportSize(size);
        const opened = await openEverything(tab);
        expect.soft(await violations(tab, { within: opened })).toEqual([]);
        await tab.emulateMedia({ colorScheme: otherTheme });
        expect.soft(await violations(tab, { rules: ['color-contrast'] })).toEqual([]);
      });
    }
    // A missing page is an error itself.
    if (!path.endsWith('/nowhere')) expect(await loggedErrors(tab)).toEqual([]);
    expect(await thirdPartyRequests(tab)).toEqual([]);
  });
}

/** Expands everything that opens without a script; returns a selector for the expanded elements. */
async function openEverything(page: Page): Promise<string> {
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  for (const opener of await page.locator('button[popovertarget]:visible').all()) await opener.click();
  return 'details[open], [popover]:popover-open';
}

/** The headings of tables that still scroll although their rows should become blocks. */
function scrolledTables(page: Page): Promise<string[]> {
  return page
    .locator('.stacked-table')
    .evaluateAll((tables) =>
      tables
        .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
        .map((table) => table.querySelector('tr')?.textContent ?? ''),
    );
}

/** Fields with text smaller than 16 px. */
function zoomedFields(page: Page): Promise<string[]> {
  return page
    .locator(':is(input:not([type="radio"], [type="checkbox"]), select, textarea)')
    .evaluateAll((fields) =>
      fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(({ id }) => id),
    );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  const [width, scrolled, overflow] = await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo({ left: 1000, behavior: 'instant' });
    const root = document.documentElement;
    return [root.scrollWidth, scrollX, [root, document.body].map((each) => getComputedStyle(each).overflowX)];
  });
  expect.soft({ width, scrolled, overflow }).toEqual({
    width: 320,
    scrolled: 0,
    // Hidden overflow would not scroll either, but would be unreadable.
    overflow: ['visible', 'visible'],
  });
}
