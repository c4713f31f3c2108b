import { documentOf } from '../support/built.ts';
import { chat, declined } from '../support/flows.ts';
import { kindOf, pages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ storageState: declined, viewport: { width: 390, height: 844 } });

const typedInto = ':is(input:not([type="radio"], [type="checkbox"]), select, textarea)';
const withFields = pages.filter((path) => documentOf(path).querySelector(typedInto));

for (const kind of new Set(withFields.map(kindOf))) {
  const path = withFields.find((page) => kindOf(page) === kind) ?? '';
  test(`iPhones do not zoom in when a field of ${path} gets the focus`, async ({ page }) => {
    await page.goto(path);
    const { launcher, input } = chat(page);
    if ((await launcher.count()) > 0) {
      await launcher.click();
      await expect(input).toBeFocused();
    }
    const sizes = await page
      .locator(typedInto)
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}
