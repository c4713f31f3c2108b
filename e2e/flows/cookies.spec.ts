/** The cookie banner. What a choice switches on is in analytics.spec.ts. */

import { expect, type Page, test } from 'playwright/test';
import { inMotion } from '../support/flows.ts';
import { asksConsent, canonicalOf, type Language, texts } from '../support/site.ts';

const storageKey = 'analytics-consent';

test.skip(!asksConsent, 'nothing is measured, so nobody is asked');

function parts(page: Page, language: Language = 'en') {
  const strings = texts[language].cookies;
  const banner = page.locator('.cookie-banner');
  return {
    strings,
    banner,
    accept: banner.getByRole('button', { name: strings.accept }),
    decline: banner.getByRole('button', { name: strings.decline }),
    dismiss: banner.getByRole('button', { name: strings.dismiss }),
    settings: page.getByRole('button', { name: texts[language].footer.cookies }),
  };
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the banner appears one second after load, motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const { banner } = parts(page);
    await expect(banner).toBeVisible();
    // The animation's own clock: a busy machine's is no measure.
    const seen = await banner.evaluate((element) => {
      const animations = element.getAnimations();
      for (const animation of animations) animation.pause();
      return [0, 990, 1_400].map((time) => {
        for (const animation of animations) animation.currentTime = time;
        return element.checkVisibility({ visibilityProperty: true });
      });
    });
    expect(seen).toEqual([false, false, true]);
    expect(await stored(page)).toBeNull();
  });
}

test('accepting is stored, also over a reload, and can be withdrawn', async ({ page }) => {
  const language = 'sv';
  await page.goto('/sv');
  const { strings, banner, accept, decline, settings } = parts(page, language);
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(strings.title);
  await expect(banner.getByRole('link', { name: strings.privacyLink })).toHaveAttribute(
    'href',
    canonicalOf(language, '/privacy'),
  );
  await accept.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toBe('accepted');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
  await settings.click();
  await expect(banner).toBeVisible();
  await expect(banner).toBeFocused();
  await expect(banner).toContainText(strings.current.accepted);
  await decline.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toBe('declined');
  await settings.click();
  await expect(banner).toContainText(strings.current.declined);
});

test('closing without a choice stores nothing: it stays closed here and asks again next time', async ({
  page,
}) => {
  await page.goto('/');
  const { banner, dismiss } = parts(page);
  await dismiss.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toBeNull();
  await page.locator('header').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
  await page.reload();
  await expect(banner).toBeVisible();
});

test('Escape closes the banner without a choice', async ({ page }) => {
  await page.goto('/');
  const { banner, accept } = parts(page);
  await expect(banner).toBeVisible();
  await accept.focus();
  await expect(page.locator('astro-island[data-alive] .cookie-banner')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  expect(await stored(page)).toBeNull();
});

test.describe('with motion', () => {
  test.use(inMotion);

  test('it fades out in 300 ms', async ({ page }) => {
    await page.goto('/');
    const { banner, dismiss } = parts(page);
    await expect(banner).toBeVisible();
    await dismiss.hover();
    await expect(page.locator('astro-island[data-alive] .cookie-banner')).toBeAttached();
    // Within the click's own task: a fade of 300 ms is over before a slow machine asks about it.
    const fades = await dismiss.evaluate((button: HTMLButtonElement) => {
      button.click();
      const animations = button.closest('.cookie-banner')?.getAnimations() ?? [];
      return animations.map((animation) => [
        animation instanceof CSSAnimation && animation.animationName,
        animation.effect?.getComputedTiming().duration,
      ]);
    });
    expect(fades).toEqual([['banner-out', 300]]);
    await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
  });
});

test('a banner that is being shown stays over a page change', async ({ page }) => {
  await page.goto('/');
  const { banner } = parts(page);
  await expect(banner).toBeVisible();
  await page.locator('header').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(banner).toBeVisible();
});

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/sv/about');
  const there = parts(other, 'sv');
  await expect(there.banner).toBeVisible();
  await parts(page).decline.click();
  await expect(there.banner).toBeHidden();
  await there.settings.click();
  await expect(there.banner).toContainText(there.strings.current.declined);
  await there.accept.click();
  await expect(there.banner).toBeHidden();
  await parts(page).settings.click();
  await expect(parts(page).banner).toContainText(texts.en.cookies.current.accepted);
});

test('a stored value that is no choice counts as none, on load and on the next page', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), storageKey);
  await page.goto('/');
  const { banner } = parts(page);
  await expect(banner).toBeVisible();
  await page.locator('header').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(banner).toBeVisible();
});

test('Global Privacy Control counts as declined', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
  const { banner, settings } = parts(page);
  await expect(banner).toBeHidden();
  await settings.click();
  await expect(banner).toContainText(texts.en.cookies.current.declined);
  expect(await stored(page)).toBeNull();
});
