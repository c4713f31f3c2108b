/** Tested against a local server that speaks the protocol, including everything that can go wrong. */

import assert from 'node:assert/strict';
import { createModelClient, ModelError } from './chat-completions.ts';

type Answer = (request: Request) => Response | Promise<Response>;
const messages = [{ role: 'user', content: 'secret words' }] as const;
const reply = (content: unknown) => Response.json({ choices: [{ message: { role: 'assistant', content } }] });

/** Asks a server that responds with `answer`; returns the reply or the reason, and the requests it received. */
async function ask(answer: Answer, options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const bodies: Record<string, unknown>[] = [];
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined },
    async (request) => {
      bodies.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('Authorization'),
        ...(await request.json()),
      });
      return answer(request);
    },
  );
  const baseUrl = `http://127.0.0.1:${server.addr.port}/v1`;
  const askModel = createModelClient({ apiKey: 'key', baseUrl, name: 'small' }, options.timeoutMs);
  const result: unknown = await askModel(messages, options.signal).catch((error: unknown) => error);
  await server.shutdown();
  return { result, bodies };
}

function reasonOf(result: unknown): string {
  assert(result instanceof ModelError, String(result));
  assert(!result.message.includes('secret') && !result.message.includes('key'));
  return result.message;
}

Deno.test('a request follows the protocol, and the reply is read', async () => {
  const { result, bodies } = await ask(() => reply('Hello'));
  assert.equal(result, 'Hello');
  assert.deepEqual(bodies, [
    { path: '/v1/chat/completions', key: 'Bearer key', model: 'small', messages: [...messages] },
  ]);
});

Deno.test('a refusal by the service is reported with its status', async () => {
  const { result } = await ask(() => new Response('secret words', { status: 503 }));
  assert.equal(reasonOf(result), 'the model answered 503');
});

Deno.test('a model that hangs, or never ends its reply, is abandoned after the time limit', async () => {
  const hang: Answer = (request) =>
    new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Response())));
  const drip: Answer = () =>
    new Response(new ReadableStream({ start: (open) => open.enqueue(new TextEncoder().encode('{"')) }));
  for (const answer of [hang, drip]) {
    const { result } = await ask(answer, { timeoutMs: 50 });
    assert.equal(reasonOf(result), 'the model did not answer within 50 ms');
  }
});

Deno.test('rejects a response that is not a completion', async () => {
  const answers: Answer[] = [
    () => new Response('{"choices":'),
    ...[{}, { choices: [] }, { choices: [{ message: { content: null } }] }, null].map(
      (data) => () => Response.json(data),
    ),
  ];
  for (const answer of answers) {
    assert.equal(reasonOf((await ask(answer)).result), 'the model’s answer has no reply in it');
  }
});

Deno.test('stops reading a huge response', async () => {
  const endless = () =>
    new Response(
      new ReadableStream({ pull: (open) => open.enqueue(new TextEncoder().encode('a'.repeat(1_000))) }),
    );
  assert.match(reasonOf((await ask(endless)).result), /larger than 1048576 bytes/);
});

Deno.test('a visitor who leaves aborts the request to the service', async () => {
  const leaving = new AbortController();
  const ended = Promise.withResolvers<void>();
  const hang: Answer = (request) => {
    request.signal.addEventListener('abort', () => ended.resolve());
    leaving.abort();
    return new Promise((resolve) => void ended.promise.then(() => resolve(new Response())));
  };
  const { result } = await ask(hang, { signal: leaving.signal });
  await ended.promise;
  assert.equal(reasonOf(result), 'the model could not be reached');
});

Deno.test('a redirect is not followed', async () => {
  const redirect = () => new Response(null, { status: 307, headers: { Location: '/elsewhere' } });
  const { result, bodies } = await ask(redirect);
  assert.equal(reasonOf(result), 'the model could not be reached');
  assert.equal(bodies.length, 1);
});
