/** Everyone can use every state of the islands: axe, in both themes, languages and widths. */

import { expect, test } from 'playwright/test';
import { violations } from './support/axe.ts';
import { declined, sizes } from './support/flows.ts';
import { openForm } from './support/form.ts';
import { canonicalOf } from './support/site.ts';
import { states } from './support/states.ts';

// The messages say it all, and a trace of the engine is large.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

const [wide, narrow] = sizes;

for (const { name, route, reach } of states) {
  for (const [language, colorScheme, viewport] of [
    ['en', 'light', narrow],
    ['sv', 'dark', wide],
  ] as const) {
    test.describe(`${language}, ${colorScheme}, ${viewport.width} px`, () => {
      test.use({ storageState: declined, colorScheme, viewport });

      test(`axe finds nothing in ${name}`, async ({ page }) => {
        await openForm(page, canonicalOf(language, route));
        await reach(page, language);
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
