/** The header. Link targets: links.spec.ts. */

import {
  boxOf,
  chat,
  clickInPlace,
  declined,
  isSameDocument,
  markDocument,
  scrollY,
  sizes,
  tabTo,
  withMotion,
} from '../support/actions.ts';
import { asksConsent, canonicalPath, type Locale, texts } from '../support/site.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { waitForFont, waitForFrames } from '../support/waiting.ts';

test.use({ storageState: declined });

function parts(page: Page, locale: Locale) {
  const strings = texts[locale].nav;
  const header = page.locator('header.site-header');
  const menu = header.locator('details.site-menu');
  return {
    strings,
    header,
    pill: header.locator('.site-header-pill'),
    logo: header.getByRole('link', { name: strings.home }),
    menu,
    toggle: menu.locator('summary'),
    menuLink: (name: string) => menu.getByRole('link', { name, exact: true }),
    contact: header.locator('.site-header-row > a').getByText(strings.contact),
  };
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

test('it is compact past 50 px; its button goes to the form, its logo to the top', async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  await page.goto('/');
  await markDocument(page);
  const { pill, logo, contact } = parts(page, 'en');
  const height = async () => (await boxOf(pill)).height;
  const tall = await height();
  await scrollTo(page, 50);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await scrollTo(page, 51);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect.poll(height).toBeLessThan(tall);
  await expect(pill).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect.poll(height).toBe(tall);

  await contact.click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  // scrolling.spec.ts tests the contact button on other pages.
  await logo.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page).toHaveURL('/'); // a reload would jump to the anchor
  expect(await isSameDocument(page)).toBe(true);
});

for (const width of [390, 1024, 1440, 2200]) {
  test(`it keeps its width and position when it becomes compact at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/terms');
    const { pill, logo } = parts(page, 'en');
    const tall = await boxOf(pill);
    const column = await boxOf(page.locator('footer > .page-width a').first());
    await scrollTo(page, 200);
    await expect.poll(async () => (await boxOf(pill)).height).toBeLessThan(tall.height);
    const compact = await boxOf(pill);
    expect([compact.x, compact.y, compact.width]).toEqual([tall.x, tall.y, tall.width]);
    // On narrow screens there is a gap between the pill and the edge of the window.
    if (width > 1100) expect(Math.abs((await boxOf(logo)).x - column.x)).toBeLessThanOrEqual(2);
  });
}

test('it fits any brand name and button text, and the keyboard reaches the button', async ({ page }) => {
  await page.goto('/about');
  const { header, pill, logo, toggle } = parts(page, 'en');
  const contact = header.locator('.site-header-row > .button');
  await waitForFont(page);
  // React would restore its own text when it starts.
  await page.keyboard.press('Shift');
  await expect(header.locator('astro-island:not([ssr])')).toBeAttached();
  const brand = logo.locator('.text-lead');
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 640 });
    const inside = await boxOf(pill);
    expect(inside.x).toBeGreaterThanOrEqual(0);
    expect(inside.x + inside.width).toBeLessThanOrEqual(width);
    for (const part of [logo, brand, contact, toggle]) {
      if (!(await part.isVisible())) continue;
      const { x, width: partWidth } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(inside.x);
      expect(x + partWidth).toBeLessThanOrEqual(inside.x + inside.width);
    }
    const [button, name] = [await boxOf(contact), await boxOf(logo)];
    return { hasButton: await isOnTop(contact), isBeside: button.x >= name.x + name.width };
  };
  // The page's own texts fit from 360 px up.
  for (const width of [320, 360, 390, 412, 768]) {
    expect(await shown(width)).toEqual({ hasButton: width > 320, isBeside: width > 320 });
  }
  const texts = [
    ['Hafenwerk Automatisierung Nord', 'Gespräch jetzt buchen'],
    ['Hafenwerkautomatisierungnordost', 'Gesprächsvereinbarung'],
  ] as const;
  for (const [name, button] of texts) {
    await brand.evaluate((element, text) => element.replaceChildren(text), name);
    await contact.evaluate((element, text) => element.replaceChildren(text), button);
    for (const width of [320, 360, 390, 412]) {
      expect(await shown(width)).toEqual({ hasButton: false, isBeside: false });
    }
    expect(await shown(768)).toEqual({ hasButton: true, isBeside: true });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await tabTo(page, contact);
  expect(await isOnTop(contact)).toBe(true);
});

function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test.describe('with motion on a small screen', () => {
  test.use({ viewport: sizes[1], ...withMotion });

  test('the language changes without a reload or a jump, and is stored', async ({ page }) => {
    await page.goto('/privacy');
    await markDocument(page);
    await scrollTo(page, 1_200);
    for (const to of ['sv', 'en'] as const) {
      // While a page fades in, the transition covers it and receives the clicks.
      await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
      await clickInPlace(page, parts(page, to === 'sv' ? 'en' : 'sv').toggle);
      await clickInPlace(page, page.locator(`header a[hreflang="${to}"]:visible`));
      await expect(page).toHaveURL(canonicalPath(to, '/privacy'));
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[to].privacy.title);
      await expect.poll(() => scrollY(page)).toBe(1_200);
      expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe(to);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('the last chosen language is offered only at addresses without a language', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('preferred-language', 'sv'));
  await page.goto('/en/about');
  const offer = page.getByRole('link', { name: texts.sv.nav.offer });
  await expect(offer).toBeHidden();
  await page.goto('/about');
  await offer.click();
  await expect(page).toHaveURL(canonicalPath('sv', '/about'));
  await expect(page.locator('[data-language-offer]:visible')).toHaveCount(0);
});

test('the menu on small screens shows all links, and closes when one is chosen', async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  const locale = 'sv';
  await page.goto(canonicalPath(locale, '/'));
  const { strings, menu, toggle, menuLink } = parts(page, locale);
  await expect(menuLink(strings.about)).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole('link')).toHaveText([
    strings.services,
    strings.about,
    strings.contact,
    /EN/,
    /SV/,
  ]);
  for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  // One link on the same page, then one to another page; header.test.ts tests the other ways to close it.
  await menuLink(strings.services).click();
  await expect(page.locator('#services')).toBeInViewport();
  await expect(menuLink(strings.about)).toBeHidden();
  await toggle.click();
  await menuLink(strings.about).click();
  await expect(page).toHaveURL(canonicalPath(locale, '/about'));
  await expect(menuLink(strings.services)).toBeHidden();
});

test('the focus moves through it without scrolling the page', async ({ page }) => {
  await page.goto('/about');
  const { header, strings } = parts(page, 'en');
  await scrollTo(page, 900);
  const about = header.getByRole('link', { name: strings.about, exact: true });
  await expect(about).toHaveAttribute('aria-current', 'page');
  await expect(header.locator('[href*="academy"], [href*="dashboard"]')).toHaveCount(0);
  await about.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(header.locator(':focus')).toHaveCount(1);
    // A page that scrolls would move within the next frames.
    await waitForFrames(page, 2);
    expect(await scrollY(page)).toBe(900);
  }
});

test.describe('at 400 % zoom, which leaves 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 }, storageState: { cookies: [], origins: [] } });

  test('the menu and the chat can be reached, even while the cookie banner is open', async ({ page }) => {
    await page.goto('/academy');
    const banner = page.locator('.cookie-banner');
    await expect(banner).toBeVisible({ visible: asksConsent });
    const { toggle, menu } = parts(page, 'en');
    await toggle.click();
    const swedish = menu.locator('a[hreflang="sv"]');
    await swedish.scrollIntoViewIfNeeded();
    await expect(swedish).toBeInViewport({ ratio: 1 });
    await expect(page.locator('header astro-island:not([ssr])')).toBeAttached();
    await page.keyboard.press('Escape');

    if (asksConsent) {
      // Last in the tab order, so first when tabbing backwards. The banner is too short for all its text.
      const privacy = banner.getByRole('link', { name: texts.en.cookies.privacyLink });
      await tabTo(page, privacy, 'Shift+Tab');
      await expect(privacy).toBeInViewport({ ratio: 1 });
      expect(await isOnTop(privacy)).toBe(true);
    }

    const assistant = chat(page);
    await assistant.launcher.click();
    await expect(banner).toBeHidden();
    for (const part of [assistant.input, assistant.send, assistant.close])
      await expect(part).toBeInViewport({ ratio: 1 });
    await assistant.close.click();
    await expect(banner).toBeVisible({ visible: asksConsent });
  });
});
