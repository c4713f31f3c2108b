import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { functionService, type WebHandler } from './function-service.ts';
import { listen } from './listen.ts';

let server: Server;
let lines: string[];

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves a function; gives its address. */
async function serve(handle: WebHandler | Error): Promise<string> {
  lines = [];
  const load = () => (handle instanceof Error ? Promise.reject(handle) : Promise.resolve(handle));
  server = createServer(functionService(load, (line) => lines.push(line)));
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

it('a function gets method, headers and body, and its reply is sent with status and headers', async () => {
  const url = await serve(async (asked) =>
    Response.json([asked.method, asked.headers.get('Origin'), await asked.text()], {
      status: 201,
      headers: { 'X-Own': 'yes' },
    }),
  );
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { Origin: 'http://a.example' },
    body: 'Hej på dig',
  });
  expect([answer.status, answer.headers.get('X-Own')]).toEqual([201, 'yes']);
  expect(await answer.json()).toEqual(['PUT', 'http://a.example', 'Hej på dig']);
});

it('a function counts by the address of the visitor, whatever the visitor claims', async () => {
  const url = await serve((asked) => Promise.resolve(new Response(asked.headers.get('X-Forwarded-For'))));
  const answer = await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.5' } });
  expect(await answer.text()).toBe('127.0.0.1');
});

it('a body that is too large is refused by the function itself, which sees the beginning of it', async () => {
  const refuse: WebHandler = async (asked) =>
    new Response(null, { status: (await asked.bytes()).length < 1_000_000 ? 413 : 200 });
  const answer = await fetch(await serve(refuse), { method: 'POST', body: 'a'.repeat(5_000_000) });
  expect(answer.status).toBe(413);
});

it('a reply is sent while it is written, and the function hears that its reader has left', async () => {
  const cancelled = Promise.withResolvers<void>();
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  const url = await serve(() =>
    Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => void (write = controller),
          cancel: () => cancelled.resolve(),
        }),
      ),
    ),
  );
  const answer = await new Promise<IncomingMessage>((resolve) => request(url, resolve).end());
  const pieces = answer[Symbol.asyncIterator]();
  for (const piece of ['one', 'two']) {
    write?.enqueue(new TextEncoder().encode(piece));
    expect(String((await pieces.next()).value)).toBe(piece);
  }
  answer.destroy();
  await cancelled.promise;
  expect(lines).toEqual([]);
});

it('a function that is still thinking hears that its visitor has left', async () => {
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const url = await serve(({ signal }) => {
    signal.addEventListener('abort', () => left.resolve());
    asked.resolve();
    return new Promise(() => undefined);
  });
  const asking = request(url, { method: 'POST' }).on('error', () => undefined);
  asking.end('{}');
  await asked.promise;
  asking.destroy();
  await left.promise;
});

it('a function that cannot be loaded is told apart from one that refuses, and the terminal says why', async () => {
  const answer = await fetch(await serve(new Error('LLM_BASE_URL is no address.')));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'function_unavailable' } });
  expect(lines).toEqual(['The chat assistant does not answer: LLM_BASE_URL is no address.']);
});
