/** Without JavaScript the site can be read, walked through and written to. */

import { expect, type Page, test } from 'playwright/test';
import { settled } from './support/settled.ts';
import {
  canonicalOf,
  email,
  type Language,
  languageOf,
  languages,
  origin,
  routeOf,
  routes,
  texts,
} from './support/site.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  test(`all pages in ${language} are reached by their links and can be read`, async ({ page }) => {
    const seen = new Set<string>();
    const waiting = [canonicalOf(language, '/')];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const route = routeOf(path);
      if (seen.has(route)) continue;
      seen.add(route);
      expect((await page.goto(path))?.status(), path).toBe(200);
      await test.step(path, () => expectReadable(page));
      waiting.push(...(await visibleLinks(page, language)));
    }
    expect([...seen].toSorted()).toEqual(routes.toSorted());
  });
}

/** Everything that is meant to be read can be seen: no text waits for a script. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  const hidden = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, h4, p, li, dd, td, th, figcaption')]
      .filter((element) => !element.closest('nav, details, .sr-only, thead, .needs-scripting, [aria-hidden]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
  expect.soft(hidden).toEqual([]);
  expect.soft((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  // Nor is anything offered that only a script could answer; popovers open by themselves.
  await expect.soft(page.locator('button:not([popovertarget]):visible, form:visible')).toHaveCount(0);
}

/** The paths of the site's links that a visitor sees, in one language. */
async function visibleLinks(page: Page, language: Language): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs
    .map((href) => new URL(href, page.url()))
    .filter((target) => [origin, new URL(page.url()).origin].includes(target.origin))
    .map(({ pathname }) => pathname)
    .filter((path) => languageOf(path) === language);
}

for (const language of languages) {
  test(`a mail address stands in the place of the forms in ${language}`, async ({ page }) => {
    for (const route of ['/', '/launch']) {
      await page.goto(canonicalOf(language, route));
      const { noScript } = texts[language].contact.form;
      const note = page.getByRole('paragraph').filter({ hasText: noScript });
      await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(note).toBeVisible();
      await expect(page.locator('form')).toBeHidden();
    }
  });
}

for (const language of languages) {
  test(`the sign-in in ${language} leads to the dashboard, which shows everything`, async ({ page }) => {
    const { signin, dashboard } = texts[language];
    await page.goto(canonicalOf(language, '/signin'));
    await expect(page.locator('form')).toBeHidden();
    await page.getByRole('link', { name: signin.noScriptLink }).click();
    await expect(page).toHaveURL(canonicalOf(language, '/dashboard'));

    for (const { name } of Object.values(dashboard.metrics.items)) {
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    }
    const rows = page.getByRole('table', { name: dashboard.services.title }).locator('tbody tr');
    await expect(rows).toHaveCount(Object.keys(dashboard.services.names).length);
    for (const name of Object.values(dashboard.services.names)) {
      await expect(rows.filter({ hasText: name })).toBeVisible();
    }
    const chart = page.getByRole('region', { name: dashboard.chart.title }).getByRole('img');
    await expect(chart).toBeVisible();
    for (const month of dashboard.chart.months) await expect(chart.getByText(month)).toBeVisible();
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/sv');
    const { nav, about } = texts.sv;
    const toggle = page.locator('header summary');
    const link = page.locator('header details').getByRole('link', { name: nav.about });
    await expect(link).toBeHidden();
    await toggle.click();
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
    await toggle.click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
  });

  test('the language is switched and switched back in the menu', async ({ page }) => {
    await page.goto('/privacy');
    for (const [name, path] of [
      ['Svenska', '/sv/privacy'],
      ['English', '/privacy'],
    ] as const) {
      await page.locator('header summary').click();
      await page.locator('header details').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
    }
  });
});

test('the language switch leads to the same page and back', async ({ page }) => {
  for (const path of ['/', '/en/blog']) {
    const route = routeOf(path);
    await page.goto(path);
    await page.locator('header').getByRole('link', { name: 'Svenska' }).click();
    await expect(page).toHaveURL(canonicalOf('sv', route));
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(canonicalOf('en', route));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});
