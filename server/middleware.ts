import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request or calls `next` to leave it to others; the form that Vite's dev server takes too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Asks each middleware in turn; `last` answers what none of them has taken. */
export function runMiddlewares(
  middlewares: readonly Middleware[],
  request: IncomingMessage,
  response: ServerResponse,
  last: () => void,
): void {
  const [first, ...others] = middlewares;
  if (first) first(request, response, () => runMiddlewares(others, request, response, last));
  else last();
}

/**
 * The path of a request without its query, also where a proxy writes the whole address into the
 * first line. Not by `new URL`, which "//" would make throw.
 */
export function pathOf(request: IncomingMessage): string {
  const path = (request.url ?? '').replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0];
  return path || '/';
}
