/** Where a page opens, how its anchors are reached and what is prefetched. */

import { hrefTo, routes } from '../../src/site/routes.ts';
import { clickInPlace, expectAtAnchor, scrollY, sizes, withMotion } from '../support/actions.ts';
import { articleIds, texts } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { waitForFont } from '../support/waiting.ts';

test.use(withMotion);

/** Scrolls again if a page that has just opened jumps to the top, which it does until a wheel, key or finger has scrolled it. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expectStored(page, top, 2_000);
  }).toPass();
}

/**
 * The router stores the scroll position once scrolling has ended: a visitor who leaves earlier returns to a different position.
 */
async function expectStored(page: Page, top: number, timeout?: number): Promise<void> {
  await page.waitForFunction((to) => Math.abs(Number(history.state?.scrollY ?? 0) - to) < 2, top, {
    timeout,
  });
}

const header = (page: Page) => page.locator('header');

for (const [path, viewport] of [
  ['/#services', sizes[0]],
  ['/sv#contact', sizes[1]],
] as const) {
  test(`${path} scrolls to its section, not jumping, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The call is recorded, not the movement: a busy browser may scroll within a single frame.
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      const scrollIntoView = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        asked.push({ id: this.id, from: window.scrollY, options });
        scrollIntoView.call(this, options);
      };
    });
    await page.goto(path);
    const id = path.split('#')[1] ?? '';
    await expectAtAnchor(page, id);
    const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    expect(asked).toEqual([{ id, from: 0, options: { behavior: 'smooth' } }]);
  });
}

test('home and an article open at the top when they are reached from far down', async ({ page }) => {
  test.skip(articleIds.length === 0, 'the site has no articles');
  await page.goto('/en/blog');
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scrollDown(page, bottom);
  await page.locator(`a[href="/en/blog/${articleIds[0]}"]`).last().click();
  await expect(page).toHaveURL(`/en/blog/${articleIds[0]}`);
  await expect.poll(() => scrollY(page)).toBe(0);

  await scrollDown(page, 900);
  await header(page).getByRole('link', { name: texts.en.nav.home }).click();
  await expect(page).toHaveURL('/en');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('home opens at the top, also on reload; back and forward restore the position', async ({ page }) => {
  await page.goto('/');
  expect(await scrollY(page)).toBe(0);
  await scrollDown(page, 700);
  await page.reload();
  expect(await scrollY(page)).toBe(0);

  await scrollDown(page, 800);
  await clickInPlace(page, header(page).getByRole('link', { name: texts.en.nav.about, exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.about.title);
  await scrollDown(page, 300);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(800);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollY(page)).toBe(300);
  await expectStored(page, 300);

  await page.goto('/robots.txt');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('the anchors of home are reached from another page', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  for (const id of ['services', 'contact'] as const) {
    await page.goto('/sv/about');
    await header(page).getByRole('link', { name: texts.sv.nav[id] }).click();
    await expect(page).toHaveURL(`/sv#${id}`);
    await expectAtAnchor(page, id);
  }
  expect(opened).toHaveLength(2); // the router shows the page; nothing opens it a second time
});

test('an anchor on the same page is reached, and going back leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 }); // with all actions in view
  await page.goto('/');
  // Its arrival shifts the text by a few pixels.
  await waitForFont(page);
  await scrollDown(page, 60);
  await clickInPlace(page, page.getByRole('main').getByRole('link', { name: texts.en.hero.cta }));
  await expect(page).toHaveURL('/#contact');
  await expectAtAnchor(page, 'contact');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(60);
});

test('some pages are prefetched after the page has loaded, others when hovered', async ({ page }) => {
  const likely = [routes.about, routes.launch, routes.blog].map((route) => hrefTo('en', route, routes.home));
  const privacy = hrefTo('en', routes.privacy, routes.home);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => asked).toEqual(expect.arrayContaining(likely));
  expect(asked).not.toContain(privacy);

  await page.locator(`footer a[href="${privacy}"]`).hover();
  await expect.poll(() => asked).toContain(privacy);
});
