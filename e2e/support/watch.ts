import type { Page } from 'playwright/test';
import { home } from './flows.ts';

export interface Trouble {
  readonly console: string[];
  readonly failed: string[];
  readonly foreign: string[];
}

const events = ['console', 'pageerror', 'requestfailed', 'response', 'request'] as const;

/** Records a page's problems from now until `unwatch`. */
export function watch(page: Page): Trouble {
  const found: Trouble = { console: [], failed: [], foreign: [] };
  page
    .on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) found.console.push(message.text());
    })
    .on('pageerror', (error) => void found.console.push(String(error)))
    .on('requestfailed', (request) => {
      const error = request.failure()?.errorText ?? '';
      // The browser cancels requests of the previous page.
      if (error !== 'net::ERR_ABORTED') found.failed.push(`${request.url()} ${error}`);
    })
    .on('response', (response) => {
      if (response.status() >= 400) found.failed.push(`${response.url()} ${response.status()}`);
    })
    .on('request', (request) => {
      if (new URL(request.url()).origin !== home) found.foreign.push(request.url());
    });
  return found;
}

export function unwatch(page: Page): void {
  for (const event of events) page.removeAllListeners(event);
}
