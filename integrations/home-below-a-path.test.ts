import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { homeBelowAPath } from './home-below-a-path.ts';

/** What becomes of a request in development of a site with a base. */
function asked(base: string, url: string): string | undefined {
  const request = { url } as IncomingMessage;
  const prependListener = (_event: 'request', listener: (request: IncomingMessage) => void) =>
    listener(request);
  const hook = homeBelowAPath(base).hooks['astro:server:setup'];
  void hook?.({ server: { httpServer: { prependListener } } } as unknown as Parameters<typeof hook>[0]);
  return request.url;
}

it.each([
  ['/website', '/website/', '/website'],
  ['/website', '/website/?a=/b', '/website?a=/b'],
  ['/website', '/website/about', '/website/about'],
  ['/website', '/', '/'],
  ['', '/', '/'],
])('below %s, %s is asked for as %s', (base, url, path) => {
  expect(asked(base, url)).toBe(path);
});
