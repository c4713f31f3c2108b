import { expect } from 'playwright/test';
import { declined, sizes } from '../support/actions.ts';
import { violations } from '../support/axe.ts';
import { openWithFakeClock } from '../support/form.ts';
import { canonicalPath } from '../support/site.ts';
import { states } from '../support/states.ts';
import { testInOneTab } from '../support/test.ts';

const test = testInOneTab({ storageState: declined });
// One after another in one worker, where axe has already run.
test.describe.configure({ mode: 'default' });

test.afterEach('leave nothing to the next visit', async ({ tab }) => {
  await tab.unrouteAll();
  await tab.evaluate(() => sessionStorage.clear());
  await tab.context().setStorageState(declined);
});

const [wide, narrow] = sizes;
const visits = [...new Set(states.map(({ visit }) => visit))];

for (const [index, visit] of visits.entries()) {
  const [locale, viewport] = index % 2 === 0 ? (['en', narrow] as const) : (['sv', wide] as const);
  const ofVisit = states.filter((state) => state.visit === visit);
  const names = ofVisit.map(({ name }) => name).join(', ');

  test(`axe finds no violations in ${names}, in ${locale} at ${viewport.width} px`, async ({ tab }) => {
    await tab.setViewportSize(viewport);
    await openWithFakeClock(tab, canonicalPath(locale, ofVisit[0]?.route ?? '/'));
    let [theme, next] = ['light', 'dark'] as ['light' | 'dark', 'light' | 'dark'];
    await tab.emulateMedia({ colorScheme: theme });
    for (const { name, within, reach } of ofVisit) {
      await test.step(name, async () => {
        await reach(tab, locale);
        expect.soft(await violations(tab, { within }), theme).toEqual([]);
        // The other theme differs only in colours. The next state starts in it.
        [theme, next] = [next, theme];
        await tab.emulateMedia({ colorScheme: theme });
        expect.soft(await violations(tab, { rules: ['color-contrast'], within }), theme).toEqual([]);
      });
    }
  });
}
