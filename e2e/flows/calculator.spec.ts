/** The calculator on the home page. Its sums and texts are tested in src/features/calculator. */

import { declined, sizes } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { canonicalPath, type Locale, texts } from '../support/site.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

function parts(page: Page, locale: Locale = 'en') {
  const strings = texts[locale].calculator;
  const calculator = page.locator('[data-calculator]');
  const result = (name: keyof typeof strings.values): Locator =>
    calculator.locator(`[data-result="${name}"]`);
  return {
    strings,
    calculator,
    result,
    verdict: calculator.locator('[data-verdict]'),
    calls: calculator.getByRole('textbox', { name: strings.fields.calls }),
    send: calculator.getByRole('link', { name: strings.send }),
  };
}

/** Brings the calculator into view and waits until its script responds to the fields. */
async function opened(page: Page, locale: Locale = 'en') {
  await page.goto(canonicalPath(locale, '/'));
  const all = parts(page, locale);
  await all.calculator.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-calculator][data-ready]')).toBeVisible();
  return all;
}

test('it updates with its fields, and stays accessible with an invalid figure', async ({ page }) => {
  const { calls, verdict, strings } = await opened(page);
  await calls.fill('0');
  await expect(verdict).toHaveText(strings.verdicts.never);
  await calls.fill('-1');
  await expect(calls).toHaveAttribute('aria-invalid', 'true');
  // every-page.spec.ts covers the rest of the page.
  expect(await violations(page, { within: '[data-calculator]' })).toEqual([]);
});

test('on a phone it shows the fees for the chosen size', async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  const { calculator } = await opened(page);
  const fees = calculator.locator('.fees');
  const shown = (): Promise<boolean[]> =>
    fees.evaluateAll((all) => all.map((each) => each.checkVisibility()));
  const [first, ...others] = await shown();
  expect([first, ...new Set(others)]).toEqual([true, false]);
  await calculator.locator('[name="calculator-size"]').nth(1).check();
  expect((await shown()).slice(0, 2)).toEqual([false, true]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example is a table, and the fees for every size are shown', async ({ page }) => {
    await page.goto('/sv');
    const { calculator, strings, result, send } = parts(page, 'sv');
    const table = calculator.getByRole('table', { name: strings.example });
    for (const name of Object.values(strings.fields)) {
      await expect(table.getByRole('row').filter({ hasText: name })).toBeVisible();
    }
    await expect(result('net')).toHaveText(/\d/);
    for (const fees of await calculator.locator('.fees').all()) await expect(fees).toBeVisible();
    await expect(calculator.locator('input:visible')).toHaveCount(0);
    await expect(send).toBeHidden();
  });
});
