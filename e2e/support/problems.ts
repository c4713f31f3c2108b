import type { Page } from 'playwright/test';
import { baseUrl } from './actions.ts';

/** All errors and warnings since the tab was opened. The browser itself logs every file that cannot be loaded. */
export async function loggedErrors(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages({ filter: 'all' });
  const errors = await page.pageErrors({ filter: 'all' });
  return [
    ...messages.filter((message) => ['error', 'warning'].includes(message.type())).map((each) => each.text()),
    ...errors.map(String),
  ];
}

export async function thirdPartyRequests(page: Page): Promise<string[]> {
  const addresses = (await page.requests()).map((request) => request.url());
  return addresses.filter((address) => new URL(address).origin !== baseUrl);
}
