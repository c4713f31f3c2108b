/** The cookie banner. The scripts that a choice loads: src/features/consent/track-visits.test.ts. */

import { boxOf, chat, clickAboutLink, withMotion } from '../support/actions.ts';
import { asksConsent, canonicalPath, type Locale, site, texts } from '../support/site.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const storageKey = 'analytics-consent';

test.skip(!asksConsent, 'the site asks for no consent');

function parts(page: Page, locale: Locale = 'en') {
  const strings = texts[locale].cookies;
  const banner = page.locator('.cookie-banner');
  return {
    strings,
    banner,
    accept: banner.getByRole('button', { name: strings.accept }),
    decline: banner.getByRole('button', { name: strings.decline }),
    dismiss: banner.getByRole('button', { name: strings.dismiss }),
    settings: page.getByRole('button', { name: texts[locale].footer.cookies }),
  };
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

test('the banner appears after one second, with or without motion or an invalid choice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/terms');
  const { banner } = parts(page);
  await expectAfterOneSecond(banner);
  expect(await stored(page)).toBeNull();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((key) => localStorage.setItem(key, 'yes'), storageKey);
  await page.reload();
  await expectAfterOneSecond(banner);
  await clickAboutLink(page);
  await expect(page).toHaveURL('/about');
  await expect(banner).toBeVisible();
});

/** Measured on the animation's own clock: wall-clock time is meaningless on a busy machine. */
async function expectAfterOneSecond(banner: Locator): Promise<void> {
  await expect(banner).toBeVisible();
  const seen = await banner.evaluate((element) => {
    const animations = element.getAnimations();
    for (const animation of animations) animation.pause();
    return [0, 990, 1_400].map((time) => {
      for (const animation of animations) animation.currentTime = time;
      return element.checkVisibility({ visibilityProperty: true });
    });
  });
  expect(seen).toEqual([false, false, true]);
}

test('an accepted choice survives a reload, is shown in settings and can be withdrawn', async ({ page }) => {
  await page.goto('/sv/terms');
  const { strings, banner, accept, decline, settings } = parts(page, 'sv');
  await expect(banner.getByRole('link', { name: strings.privacyLink })).toHaveAttribute(
    'href',
    canonicalPath('sv', '/privacy'),
  );
  await accept.click();
  await expect(banner).toBeHidden();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
  await settings.click();
  await expect(banner).toBeFocused();
  await expect(banner.getByText(strings.state.accepted)).toBeVisible();
  await decline.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toBe('declined');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('closing it fades it out in 300 ms, stores nothing, and asks again next time', async ({ page }) => {
    await page.goto('/terms');
    const { banner, dismiss } = parts(page);
    await expect(banner).toBeVisible();
    // Read within the click's own task: on a slow machine the 300 ms fade would end before a later query.
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
    await expect(banner).toBeHidden();
    expect(await stored(page)).toBeNull();
    await clickAboutLink(page);
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', 'closed');
    await page.reload();
    await expect(banner).toBeVisible();
  });
});

test.describe('before the site’s script has loaded', () => {
  test.beforeEach(({ page }) => page.route('**/_astro/*.js', (route) => route.abort()));

  async function expectState(page: Page, state: string): Promise<void> {
    await page.goto('/terms', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-cookie-banner', state);
  }

  const today = new Date().toISOString().slice(0, 10);
  for (const [what, state, record] of [
    ['reserves its space if an old choice has expired', 'reserved', ['2020-01-01', ...site.analytics]],
    ['reserves its space if a vendor was added after the choice', 'reserved', [today]],
    ['reserves no space if the choice covers all vendors', 'closed', [today, ...site.analytics]],
  ] as const) {
    test(`the banner ${what}`, async ({ page }) => {
      const stored = [storageKey, record.join(' ')] as const;
      await page.addInitScript(([key, value]) => {
        localStorage.setItem(key, 'declined');
        localStorage.setItem(`${key}-record`, value);
      }, stored);
      await expectState(page, state);
    });
  }

  test('the banner reserves no space with Global Privacy Control and blocked storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      Object.defineProperty(window, 'localStorage', { value: undefined });
    });
    await expectState(page, 'closed');
  });
});

for (const locale of ['en', 'sv'] as const) {
  test(`the banner is a small panel at the bottom left, with details (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(canonicalPath(locale, '/terms'));
    const { strings, banner, accept, decline } = parts(page, locale);
    const launcher = chat(page, locale).launcher;
    await expect(banner).toBeVisible();
    expect((await boxOf(banner)).height).toBeLessThanOrEqual(130);
    const weights = [await boxOf(decline), await boxOf(accept)].map(({ width, height }) => [width, height]);
    expect(weights[0]).toEqual(weights[1]);

    const details = banner.locator('details > :last-child');
    await expect(details).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    const folded = await boxOf(banner);
    expect(folded.x).toBeLessThan(40);
    expect(folded.width).toBeLessThanOrEqual(400);
    expect(folded.y + folded.height).toBeGreaterThan(860);
    // The page next to the panel can be clicked.
    const isPage = () => !!document.elementFromPoint(900, 880)?.closest('main');
    expect(await page.evaluate(isPage)).toBe(true);
    await banner.getByText(strings.details, { exact: true }).click();
    await expect(details).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [panel, button] = [await boxOf(banner), await boxOf(launcher)];
      const isApart = button.x >= panel.x + panel.width || button.y + button.height <= panel.y;
      expect.soft(isApart, `the chat’s button at ${width} px`).toBe(true);
      expect.soft(panel.y, `at ${width} px`).toBeGreaterThan(height * 0.4);
    }
  });
}

async function covered(page: Page, selector: string): Promise<number> {
  const banner = await page.locator('.cookie-banner').boundingBox();
  const action = await page.locator(selector).first().boundingBox();
  return Math.trunc((action?.y ?? Infinity) + (action?.height ?? 0) - (banner?.y ?? 0));
}

const sizes = ['360 740', '390 844', '768 1024', '1024 768', '1280 800', '1440 900', '2560 1440'];

for (const path of ['/', '/sv']) {
  test(`the open banner covers no action on the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.cookie-banner')).toBeVisible();
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split(' ').map(Number);
      await page.setViewportSize({ width, height });
      for (const action of ['.hero .button-primary', '.hero .button-secondary']) {
        expect.soft(await covered(page, action), `${action} at ${size}`).toBeLessThanOrEqual(0);
      }
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${size}`).toBe(width);
    }
  });
}

test('nothing is behind the open banner at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await expect(page.locator('.cookie-banner')).toBeVisible();
  // The page may grow when its end comes into view.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      return covered(page, 'footer');
    })
    .toBeLessThanOrEqual(0);
});
