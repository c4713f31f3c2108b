import type { BrowserContextOptions, Page, Route } from 'playwright/test';
import { type Locale, texts } from './site.ts';

export const home = `http://localhost:${process.env['E2E_PORT'] ?? 4330}`;

/** A visitor who has declined cookies before, so that the banner stays out of the way. */
export const declined = {
  cookies: [],
  origins: [{ origin: home, localStorage: [{ name: 'analytics-consent', value: 'declined' }] }],
} satisfies BrowserContextOptions['storageState'];

/** For tests about movement: all others are for a visitor who wants none. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

export function chat(page: Page, language: Locale = 'en') {
  const strings = texts[language].chatbot;
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

export function toAbout(page: Page, language: Locale = 'en'): Promise<void> {
  return page.locator('header').getByRole('link', { name: texts[language].nav.about, exact: true }).click();
}

export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Holds back files of the site, such as `ContactForm`, or `*` for all scripts, until the returned function is called. */
export async function holdBack(page: Page, chunk: string): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(`**/_astro/${chunk}.*.js*`, async (route: Route) => {
    await opened;
    await route.continue();
  });
  return open;
}

export const chatPath = '**/functions/v1/chat-assistant';

interface Asked {
  readonly message: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export async function answerChat(
  page: Page,
  reply: unknown,
  { status = 200, after }: { status?: number; after?: Promise<void> } = {},
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.unroute(chatPath);
  await page.route(chatPath, async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await after;
    await route.fulfill({ status, json: reply });
  });
  return asked;
}
