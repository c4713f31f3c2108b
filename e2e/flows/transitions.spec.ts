/** Page transitions: the fade, and the error screen for a page that cannot be loaded. */

import { boxOf, clickAboutLink, declined, delayScripts, withMotion } from '../support/actions.ts';
import { loggedErrors } from '../support/problems.ts';
import { canonicalPath, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ storageState: declined });

/** Returns the animations of the next page change: pseudo-element, name, duration and delay. */
function nextFade(page: Page): Promise<unknown[][]> {
  return page.evaluate(
    () =>
      new Promise<unknown[][]>((resolve) => {
        document.addEventListener(
          'astro:after-swap',
          () => {
            const look = (tries: number): void => {
              const found = document.getAnimations().flatMap((animation) => {
                const { effect } = animation;
                const isFade =
                  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-');
                if (!isFade || !(animation instanceof CSSAnimation)) return [];
                const { duration, delay } = effect.getTiming();
                return [[effect.pseudoElement, animation.animationName, duration, delay]];
              });
              if (found.length > 0 || tries === 0) resolve(found.toSorted());
              else requestAnimationFrame(() => look(tries - 1));
            };
            requestAnimationFrame(() => look(20));
          },
          { once: true },
        );
      }),
  );
}

/** Each has its own snapshot in the transition, which fades into an identical snapshot. */
const floating = ['site-header', 'floating-controls'];

test.describe('with motion', () => {
  test.use(withMotion);

  test('pages fade out in 300 ms and in after 50 ms more, except with reduced motion', async ({ page }) => {
    await page.goto('/terms');
    const fade = nextFade(page);
    await clickAboutLink(page);
    expect(await fade).toEqual(
      expect.arrayContaining([
        ['::view-transition-new(root)', 'page-in', 300, 350],
        ['::view-transition-old(root)', 'page-out', 300, 0],
      ]),
    );
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
    // Floating elements are not part of the page.
    expect((await fade).map(([pseudo]) => pseudo)).toEqual(
      expect.arrayContaining(floating.map((name) => `::view-transition-new(${name})`)),
    );

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const none = nextFade(page);
    await page.locator('footer a[href="/terms"]').click();
    expect(await none).toEqual([]);
    await expect(page).toHaveURL('/terms');
  });

  test('a page that is left before it has faded in causes no error', async ({ page }) => {
    await page.goto('/about');
    const left = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('astro:before-swap', ({ viewTransition }) => {
            void viewTransition.updateCallbackDone.then(() => {
              viewTransition.skipTransition(); // as the router does when the next page has arrived
              resolve(viewTransition.finished);
            });
          });
        }),
    );
    await page.locator('footer a[href="/terms"]').click();
    await left;
    await expect(page).toHaveURL('/terms');
    expect(await loggedErrors(page)).toEqual([]);
  });

  async function clickSwedish(page: Page): Promise<void> {
    const box = await boxOf(page.locator('header a[hreflang="sv"]:visible'));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  }

  test('an island whose code arrives after a page change causes no error', async ({ page }) => {
    const release = await delayScripts(page, 'Header');
    await page.goto('/about');
    await clickSwedish(page);
    await expect(page).toHaveURL('/sv/about');
    release();
    await page.mouse.move(5, 300);
    await clickSwedish(page);
    await expect(page.locator('header astro-island:not([ssr])')).toBeAttached();
    expect(await loggedErrors(page)).toEqual([]);
  });
});

test('a page that does not load shows an error; Forward and Reload recover it', async ({ page, context }) => {
  const locale = 'en';
  const { failure } = texts[locale];
  const target = canonicalPath(locale, '/terms');
  // The error screens of two pages look the same: only the router's event tells them apart.
  await page.addInitScript(() => {
    const loads = { count: 0 };
    Object.assign(window, { loads });
    document.addEventListener('astro:page-load', () => (loads.count += 1));
  });
  const expectLoads = (count: number) =>
    expect
      .poll(() => page.evaluate(() => (window as unknown as { loads: { count: number } }).loads.count))
      .toBe(count);
  await page.goto(canonicalPath(locale, '/academy'));
  await expectLoads(1);
  await context.setOffline(true);
  await page.locator(`footer a[href="${target}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.routerTitle);
  await expect(page.getByRole('alert')).toContainText(failure.routerText);
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle(failure.routerTitle);

  await expectLoads(2);
  await page.goBack();
  await expectLoads(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.routerTitle);
  await context.setOffline(false);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].terms.title);

  const next = canonicalPath(locale, '/privacy');
  await page.route(`**${next}`, (route) => route.abort());
  await page.locator(`footer a[href="${next}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.routerTitle);
  await page.unroute(`**${next}`);
  await page.getByRole('button', { name: failure.reload }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].privacy.title);
  await expect(page).toHaveURL(next);
});
