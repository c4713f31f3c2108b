/** Visitors who leave before they have their answer. */

import assert from 'node:assert/strict';
import { createHandler } from './handler.ts';
import { RequestError } from './errors.ts';

/** A function that is open to all. */
const open = { limit: () => Promise.resolve(), allowedOrigins: new Set<string>() };

function serve(handler: (request: Request) => Promise<Response>) {
  const stopping = new AbortController();
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined, signal: stopping.signal },
    handler,
  );
  const stop = (): Promise<void> => {
    stopping.abort();
    return server.finished;
  };
  return { port: server.addr.port, stop };
}

Deno.test('who leaves before the body has arrived leaves no line in the log', async () => {
  const lines: string[] = [];
  const handler = createHandler({
    provider: { answer: () => Promise.resolve({ response: 'Hello', suggestions: [] }) },
    ...open,
    log: (line) => lines.push(line),
  });
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Response>();
  const { port, stop } = serve(async (request) => {
    const answer = handler(request);
    arrived.resolve();
    const response = await answer;
    answered.resolve(response.clone());
    return response;
  });
  const visitor = await Deno.connect({ hostname: '127.0.0.1', port });
  const start = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"message"';
  await visitor.write(new TextEncoder().encode(start));
  await arrived.promise;
  visitor.close();
  const response = await answered.promise;
  assert.equal(response.status, 400);
  assert.equal((await response.json()).error.code, 'body_incomplete');
  assert.deepEqual(lines, []);
  await stop();
});

Deno.test('a visitor who leaves while waiting for JSON ends the making of the answer', async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const handler = createHandler({
    provider: {
      answer(_request, _page, { signal } = {}) {
        asked.resolve();
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            ended.resolve();
            reject(new RequestError({ status: 400, code: 'left', message: 'Nobody waits.' }));
          });
        });
      },
    },
    ...open,
    log: () => undefined,
  });
  const { port, stop } = serve(handler);
  const leaving = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', messages: [] }),
    signal: leaving.signal,
  });
  await asked.promise;
  leaving.abort();
  await assert.rejects(left);
  await ended.promise;
  await stop();
});
