/** Everyone can use every state of the islands: axe, in both themes, in one language and width each. */

import { expect, test } from 'playwright/test';
import { violations } from './support/axe.ts';
import { declined, sizes } from './support/flows.ts';
import { openForm } from './support/form.ts';
import { canonicalOf } from './support/site.ts';
import { states } from './support/states.ts';

test.use({ storageState: declined });

const [wide, narrow] = sizes;
const visits = [...new Set(states.map(({ visit }) => visit))];

for (const [index, visit] of visits.entries()) {
  const [language, viewport] = index % 2 === 0 ? (['en', narrow] as const) : (['sv', wide] as const);
  const ofVisit = states.filter((state) => state.visit === visit);
  const names = ofVisit.map(({ name }) => name).join(', ');

  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport, colorScheme: 'light' });

    test(`axe finds nothing in ${names}`, async ({ page }) => {
      await openForm(page, canonicalOf(language, ofVisit[0]?.route ?? '/'));
      for (const { name, within, reach } of ofVisit) {
        await test.step(name, async () => {
          await reach(page, language);
          expect.soft(await violations(page, { within })).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await violations(page, { rules: ['color-contrast'], within })).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
        });
      }
    });
  });
}
