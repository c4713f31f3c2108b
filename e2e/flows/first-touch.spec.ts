/** What is pressed before its code has come: HTML works at once, the rest is done when it has come. */

import { answerChat, chat, declined, holdBack, listen } from '../support/flows.ts';
import { frames } from '../support/frames.ts';
import { asksConsent, canonicalOf, texts } from '../support/site.ts';
import { expect, type Locator, type Page, scriptRan, test } from '../support/test.ts';

const react = 'client';
const narrow = { width: 390, height: 844 };

test.describe('before React has come', () => {
  test.use({ storageState: declined, viewport: narrow });

  test('the menu opens, and closes by Escape and by a choice on the same page', async ({ page }) => {
    const release = await holdBack(page, react);
    await page.goto('/');
    const menu = page.locator('.site-header details.menu');
    await menu.locator('summary').click();
    await expect(menu.locator('.menu-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: texts.en.nav.services }).click();
    await expect(page).toHaveURL('/#services');
    await expect(menu).not.toHaveAttribute('open');

    // An Escape that was early for React has been done already: opened again as a screen reader does it, the menu stays.
    await menu.locator('summary').focus();
    await page.keyboard.press('Escape');
    await menu.locator('summary').dispatchEvent('click');
    release();
    await expect(page.locator('header astro-island:not([ssr])')).toBeAttached();
    await frames(page);
    await expect(menu).toHaveAttribute('open');
  });

  test('the dashboard’s drawer opens at once, and keeps the focus later', async ({ page }) => {
    const release = await holdBack(page, react);
    const { sidebar } = texts.sv.dashboard;
    await page.goto(canonicalOf('sv', '/dashboard'));
    await page.getByRole('button', { name: sidebar.open }).click();
    const drawer = page.locator('.dashboard-drawer');
    await expect(drawer).toBeVisible();
    release();
    await expect(drawer.getByRole('link', { name: sidebar.items.overview })).toBeFocused();
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('the chat’s panel is asked for beside React, and what is typed before it comes is sent then', async ({
    page,
  }) => {
    const releaseReact = await holdBack(page, react);
    const releasePanel = await holdBack(page, 'ChatPanel');
    const asked = await answerChat(page, { response: 'Hello.' });
    const panelAsked = page.waitForRequest(/\/ChatPanel\./);
    await page.goto('/academy');
    const assistant = chat(page);
    await assistant.launcher.click();
    await panelAsked;
    releaseReact();
    await expect(assistant.input).toBeFocused();
    await page.keyboard.type('Hi');
    await page.keyboard.press('Enter');
    expect(asked).toEqual([]);
    releasePanel();
    await expect(assistant.bubbles).toHaveCount(3);
    expect(asked.map(({ message }) => message)).toEqual(['Hi']);
    await expect(assistant.input).toHaveValue('');
  });

  test('a question sent before its code has loaded is asked once, when the closed chat is opened again', async ({
    page,
  }) => {
    const release = await holdBack(page, 'reply-code');
    const asked = await answerChat(page, { response: 'Hello.' });
    await page.goto('/academy');
    const { launcher, panel, bubbles } = chat(page);
    await launcher.click();
    const came = page.waitForResponse(/\/reply-code\./);
    await panel.locator('.chat-suggestion').first().click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    release();
    await (await came).finished();
    await frames(page);
    expect(asked).toEqual([]);
    await launcher.click();
    await expect(bubbles.last()).toContainText('Hello.');
    expect(asked).toHaveLength(1);
  });

  test('a kept conversation shows its newest reply once its code has loaded, also where it loaded while closed', async ({
    page,
  }) => {
    // As text the first two are several times as high as what they are shown as.
    const links = ' [More](/about?of=what-takes-a-line-of-its-own)'.repeat(20);
    const text = ' A long reply.'.repeat(60);
    await page.goto('/academy');
    const { launcher, input, bubbles, log } = chat(page);
    await launcher.click();
    for (const [question, rest] of [
      ['One?', links],
      ['Two?', links],
      ['Three?', text],
    ] as const) {
      await answerChat(page, { response: `**Yes.**${rest}` });
      await input.fill(question);
      await input.press('Enter');
      await expect(input).toBeFocused();
    }
    const distance = async (): Promise<number> => {
      const [reply, view] = [await bubbles.last().boundingBox(), await log.boundingBox()];
      return (reply?.y ?? Infinity) - (view?.y ?? 0);
    };
    const isAtTop = async (): Promise<void> => {
      expect(await distance()).toBeGreaterThanOrEqual(0);
      expect(await distance()).toBeLessThan(40);
    };
    for (const isClosed of [false, true]) {
      const release = await holdBack(page, 'reply-code');
      await page.reload();
      await launcher.click();
      await expect(bubbles.last()).toContainText('**Yes.**');
      // Not every browser keeps in place what is read.
      await log.evaluate((element) => element.style.setProperty('overflow-anchor', 'none'));
      await isAtTop();
      if (isClosed) await page.keyboard.press('Escape');
      release();
      await expect(page.locator('.chat-bubble strong', { hasText: 'Yes.' })).toHaveCount(3);
      if (isClosed) await launcher.click();
      await isAtTop();
      await page.unrouteAll();
    }
  });

  test('who reads in a kept conversation does not lose the line when the code that shows it has come', async ({
    page,
  }) => {
    await answerChat(page, { response: `**Yes.**${' A long reply.'.repeat(200)}` });
    await page.goto('/academy');
    const { launcher, input, bubbles, log } = chat(page);
    await launcher.click();
    await input.fill('Why?');
    await input.press('Enter');
    await expect(bubbles.last()).toContainText('A long reply.');
    const release = await holdBack(page, 'reply-code');
    await page.reload();
    await launcher.click();
    await expect(bubbles.last()).toContainText('**Yes.**');
    const top = () => log.evaluate((element) => element.scrollTop);
    const newest = await top();
    await log.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeGreaterThan(newest + 200);
    await frames(page);
    const read = await top();
    release();
    await expect(page.locator('.chat-bubble strong', { hasText: 'Yes.' })).toBeVisible();
    await frames(page);
    // Without the marks of the markdown the text may be a line shorter.
    expect(Math.abs((await top()) - read)).toBeLessThan(50);
  });

  test('a plan is chosen at once and stays so, and Refresh is done later', async ({ page }) => {
    const release = await holdBack(page, react);
    const log = listen(page, 'log');
    const { refresh, refreshLog } = texts.en.dashboard;
    await page.goto('/dashboard');
    const plan = page.locator('.plan-filter').getByRole('radio').nth(1);
    await plan.check({ force: true }); // its label lies over it
    await expect(plan).toBeChecked();
    await page.getByRole('button', { name: refresh, exact: true }).click();
    expect(log).toEqual([]);
    release();
    await expect.poll(() => log).toEqual([refreshLog]);
    await expect(plan).toBeChecked();
  });
});

test.describe('before the banner’s code has come', () => {
  test.skip(!asksConsent, 'The site asks for no consent.');

  test('a choice is kept, and made later', async ({ page }) => {
    const release = await holdBack(page, 'CookieBanner');
    await page.goto('/academy');
    const banner = page.locator('.cookie-banner');
    await banner.getByRole('button', { name: texts.en.cookies.decline }).click();
    await expect(banner).toBeVisible();
    release();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('declined');
  });

  test('an Escape closes it later', async ({ page }) => {
    const release = await holdBack(page, 'CookieBanner');
    await page.goto('/academy');
    const banner = page.locator('.cookie-banner');
    await banner.getByRole('button', { name: texts.en.cookies.decline }).focus();
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    release();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBeNull();
  });
});

test.describe('before the site’s script has come', () => {
  test.use({ storageState: declined, viewport: narrow });

  const leave: Record<string, (page: Page, menu: Locator) => Promise<void>> = {
    'a choice on the same page': (_page, menu) =>
      menu.getByRole('link', { name: texts.en.nav.services }).click(),
    'the focus moving on': async (page, menu) => {
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
    },
  };
  for (const [how, act] of Object.entries(leave)) {
    test(`a menu left by ${how} is closed when it comes`, async ({ page }) => {
      const release = await holdBack(page, 'site');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const menu = page.locator('.site-header details.menu');
      await menu.locator('summary').click();
      await act(page, menu);
      await expect(menu).toHaveAttribute('open');
      release();
      await expect(menu).not.toHaveAttribute('open');
    });
  }

  const use: Record<string, { path: string; act: (menu: Locator) => Promise<void> }> = {
    'is in use': { path: '/', act: () => Promise.resolve() },
    'is in use on a page opened at an anchor': { path: '/#contact', act: () => Promise.resolve() },
    'was opened in a browser that gives a pressed button no focus': {
      path: '/',
      act: (menu) => menu.locator('summary').blur(),
    },
    'was opened there on a page opened at an anchor': {
      path: '/#contact',
      act: (menu) => menu.locator('summary').blur(),
    },
  };
  for (const [how, { path, act }] of Object.entries(use)) {
    test(`a menu that ${how} stays open when it comes`, async ({ page }) => {
      const release = await holdBack(page, 'site');
      await page.goto(path, { waitUntil: 'commit' });
      const menu = page.locator('.site-header details.menu');
      await menu.locator('summary').click();
      await act(menu);
      release();
      await scriptRan(page);
      await expect(menu).toHaveAttribute('open');
    });
  }

  test('what is typed into the search’s field stays', async ({ page }) => {
    const release = await holdBack(page, 'search*');
    await page.goto('/search?q=price', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox');
    await field.fill('voice');
    release();
    await expect(page).toHaveURL('/search?q=voice');
    await expect(field).toHaveValue('voice');
  });
});

test.describe('where consent is asked for, before the site’s script has come', () => {
  test.skip(!asksConsent, 'The site asks for no consent.');
  test.use({ storageState: declined });

  for (const path of ['/terms', '/dashboard'] as const) {
    test(`“cookie settings” pressed on ${path} are opened then`, async ({ page }) => {
      const release = await holdBack(page, 'site');
      const asked = page.waitForRequest(/\/_astro\/site\./);
      await page.goto(canonicalOf('sv', path), { waitUntil: 'domcontentloaded' });
      const { footer, cookies } = texts.sv;
      const banner = page.locator('.cookie-banner');
      await page.getByRole('button', { name: footer.cookies }).click();
      await asked;
      await expect(banner).toBeHidden();
      release();
      await expect(banner).toBeFocused();
      await expect(banner).toContainText(cookies.current.declined);
    });
  }
});
