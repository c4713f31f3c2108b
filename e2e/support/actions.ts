import { type BrowserContextOptions, expect, type Locator, type Page, type Route } from 'playwright/test';
import { type Locale, texts } from './site.ts';

export const baseUrl = `http://localhost:${process.env['E2E_PORT'] ?? 4330}`;

/** A visitor who has already declined cookies, so that the banner stays out of the way. */
export const declined = {
  cookies: [],
  origins: [{ origin: baseUrl, localStorage: [{ name: 'analytics-consent', value: 'declined' }] }],
} satisfies BrowserContextOptions['storageState'];

/** For tests of motion: all other tests use reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

export function chat(page: Page, locale: Locale = 'en') {
  const strings = texts[locale].chatbot;
  const panel = page.getByRole('dialog', { name: strings.title });
  return {
    strings,
    panel,
    launcher: page.getByRole('button', { name: strings.open }),
    input: panel.getByRole('textbox', { name: strings.placeholder }),
    send: panel.getByRole('button', { name: strings.send }),
    close: panel.getByRole('button', { name: strings.close }),
    log: panel.getByRole('region', { name: strings.log }),
    bubbles: panel.locator('.chat-bubble'),
    typing: panel.locator('.chat-typing'),
  };
}

export function clickAboutLink(page: Page, locale: Locale = 'en'): Promise<void> {
  return page.locator('header').getByRole('link', { name: texts[locale].nav.about, exact: true }).click();
}

/** Delays the site's files until the returned function is called: `ContactForm`, for example, or `*` for all scripts. */
export async function delayScripts(page: Page, chunk: string): Promise<() => void> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${chunk}.*.js*`, async (route: Route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Sets a property that a new document would not have. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { marked: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

export const chatPath = '**/functions/v1/chat-assistant';

export async function stubChat(
  page: Page,
  reply: unknown,
  { until }: { until?: Promise<void> } = {},
): Promise<void> {
  await page.unroute(chatPath);
  await page.route(chatPath, async (route) => {
    await until;
    await route.fulfill({ json: reply });
  });
}

/** Opens the chat if it is closed, and asks. */
export async function askChat(page: Page, question: string, locale?: Locale) {
  const assistant = chat(page, locale);
  if (await assistant.launcher.isVisible()) await assistant.launcher.click();
  await assistant.input.fill(question);
  await assistant.input.press('Enter');
  return assistant;
}

/** More stops than any page has. */
const maxStops = 120;

/** Tabs to a control from wherever the focus is; `Shift+Tab` goes backwards. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Fails early if the locator matches no element or several.
  await expect(target).toHaveCount(1);
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxStops} times ${key} did not reach ${String(target)}.`);
}

export async function tabToAndPress(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Clicks a link in the header once it no longer moves. Playwright's own click would scroll the page first. */
export async function clickInPlace(page: Page, link: Locator): Promise<void> {
  let box = await boxOf(link);
  await expect
    .poll(async () => {
      const before = box;
      box = await boxOf(link);
      return box.x === before.x && box.y === before.y;
    })
    .toBe(true);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not shown.`);
  return box;
}

/** Waits until an element is less than `maxDistance` px below the header. */
export async function expectAtAnchor(page: Page, id: string, maxDistance = 64): Promise<void> {
  const distance = () =>
    page.evaluate((target) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return (document.getElementById(target)?.getBoundingClientRect().top ?? Infinity) - header;
    }, id);
  await expect
    .poll(async () => {
      const below = await distance();
      return below > -8 && below < maxDistance ? 'below the header' : `${below} px from it`;
    })
    .toBe('below the header');
}
