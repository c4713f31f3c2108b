/** Everyone can use every state of the islands: axe, in both themes, in one language and width each. */

import { expect, test } from 'playwright/test';
import { violations } from './support/axe.ts';
import { declined, sizes } from './support/flows.ts';
import { openForm } from './support/form.ts';
import { canonicalOf } from './support/site.ts';
import { states } from './support/states.ts';

test.use({ storageState: declined });

const [wide, narrow] = sizes;

for (const [index, { name, route, reach }] of states.entries()) {
  const [language, viewport] = index % 2 === 0 ? (['en', narrow] as const) : (['sv', wide] as const);

  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport, colorScheme: 'light' });

    test(`axe finds nothing in ${name}`, async ({ page }) => {
      await openForm(page, canonicalOf(language, route));
      await reach(page, language);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast'])).toEqual([]);
    });
  });
}
