/** With the system's own colours, as Windows' contrast themes set them. */

import { ownRoutes, texts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('lines of a heading do not cover each other', async ({ page }) => {
  await page.goto('/');
  // Each line has a background as high as the typeface: 1.18 of its size.
  const ratios = await page.locator('h1, h2, h3').evaluateAll((all) =>
    all.map((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    }),
  );
  expect(Math.min(...ratios)).toBeGreaterThan(1.2);
});

test('the selected plan of the dashboard has the system’s colours for a selection', async ({ page }) => {
  test.skip(!ownRoutes.includes('/dashboard'), 'the site has no dashboard');
  await page.goto('/dashboard');
  const { filter } = texts.en.dashboard.services;
  const plans = page.getByRole('group', { name: filter }).locator('label > span');
  const [chosen, ...others] = await plans.evaluateAll((all) =>
    all.map((plan) => getComputedStyle(plan).color),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(chosen);
});
