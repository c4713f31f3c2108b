/** Forced colours, as set by Windows contrast themes. */

import { fixedRoutes, texts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('lines in a heading do not overlap', async ({ page }) => {
  await page.goto('/');
  // The background of each line is as tall as the typeface: 1.18 times the font size.
  const ratios = await page.locator('h1, h2, h3').evaluateAll((all) =>
    all.map((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    }),
  );
  expect(Math.min(...ratios)).toBeGreaterThan(1.2);
});

test('the selected plan on the dashboard has the system’s selection colours', async ({ page }) => {
  test.skip(!fixedRoutes.includes('/dashboard'), 'the site has no dashboard');
  await page.goto('/dashboard');
  const { filter } = texts.en.dashboard.services;
  const plans = page.getByRole('group', { name: filter }).locator('label > span');
  const [chosen, ...others] = await plans.evaluateAll((all) =>
    all.map((plan) => getComputedStyle(plan).color),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(chosen);
});
