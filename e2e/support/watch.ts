import type { ConsoleMessage, Page, Request, Response } from 'playwright/test';

export interface Trouble {
  readonly console: string[];
  readonly failed: string[];
  readonly foreign: string[];
}

/** Records the troubles of a page of the site at `home` from now on, until `stop`. */
export function watch(page: Page, home: string): { readonly found: Trouble; stop(): void } {
  const found: Trouble = { console: [], failed: [], foreign: [] };
  const onConsole = (message: ConsoleMessage): void => {
    if (['error', 'warning'].includes(message.type())) found.console.push(message.text());
  };
  const onError = (error: Error): void => void found.console.push(String(error));
  const onFailure = (request: Request): void => {
    const error = request.failure()?.errorText ?? '';
    // The browser stops requests of the page before.
    if (error !== 'net::ERR_ABORTED') found.failed.push(`${request.url()} ${error}`);
  };
  const onResponse = (response: Response): void => {
    if (response.status() >= 400) found.failed.push(`${response.url()} ${response.status()}`);
  };
  const onRequest = (request: Request): void => {
    if (new URL(request.url()).origin !== home) found.foreign.push(request.url());
  };
  page
    .on('console', onConsole)
    .on('pageerror', onError)
    .on('requestfailed', onFailure)
    .on('response', onResponse)
    .on('request', onRequest);
  return {
    found,
    stop: () =>
      void page
        .off('console', onConsole)
        .off('pageerror', onError)
        .off('requestfailed', onFailure)
        .off('response', onResponse)
        .off('request', onRequest),
  };
}
