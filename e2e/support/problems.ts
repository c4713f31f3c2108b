import type { Page } from 'playwright/test';
import { baseUrl } from './actions.ts';

export interface PageProblems {
  readonly console: string[];
  readonly failed: string[];
  readonly thirdParty: string[];
}

const events = ['console', 'pageerror', 'requestfailed', 'response', 'request'] as const;

/** Records a page's problems from now until `unwatch`. */
export function recordProblems(page: Page): PageProblems {
  const found: PageProblems = { console: [], failed: [], thirdParty: [] };
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
      if (new URL(request.url()).origin !== baseUrl) found.thirdParty.push(request.url());
    });
  return found;
}

export function stopRecording(page: Page): void {
  for (const event of events) page.removeAllListeners(event);
}
