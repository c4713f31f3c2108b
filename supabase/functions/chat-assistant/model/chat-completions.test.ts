/** Against a server on this machine that speaks the protocol, with all that may go wrong. */

import assert from 'node:assert/strict';
import { type Asking, type CompletionOptions, createCompletions, ModelError } from './chat-completions.ts';

type Answer = (request: Request, turn: number) => Response | Promise<Response>;
const messages = [{ role: 'user', content: 'secret words' }] as const;
const reply = (content: unknown) => Response.json({ choices: [{ message: { role: 'assistant', content } }] });

/** Asks a server that answers so; gives the reply or the reason, the requests that it got and what was heard meanwhile. */
async function ask(
  answer: Answer,
  {
    listens = false,
    times = 1,
    signal,
    ...options
  }: CompletionOptions & Asking & { listens?: boolean; times?: number } = {},
) {
  const bodies: Record<string, unknown>[] = [];
  const heard: string[] = [];
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined },
    async (request) => {
      bodies.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('Authorization'),
        ...(await request.json()),
      });
      return answer(request, bodies.length);
    },
  );
  const baseUrl = `http://127.0.0.1:${server.addr.port}/v1`;
  const settings = { apiKey: 'key', baseUrl, model: 'small', dailyLimit: 1 };
  const complete = createCompletions(settings, { pause: 1, ...options });
  const onText = (text: string) => heard.push(text);
  let result: unknown;
  for (let turn = 0; turn < times; turn += 1) {
    result = await complete(messages, { ...(listens && { onText }), ...(signal && { signal }) }).catch(
      (error: unknown) => error,
    );
  }
  await server.shutdown();
  return { result, bodies, heard };
}

function reasonOf(result: unknown): string {
  assert(result instanceof ModelError, String(result));
  assert(!result.message.includes('secret') && !result.message.includes('key'));
  return result.message;
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;
const piece = (content: string) => event({ choices: [{ delta: { content }, finish_reason: null }] });
const finish = event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
const done = 'data: [DONE]\n\n';
const stream = (body: BodyInit) => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });

Deno.test('a request has the form of the protocol, and the reply is read', async () => {
  const { result, bodies } = await ask(() => reply('Hello'));
  assert.equal(result, 'Hello');
  assert.deepEqual(bodies, [
    { path: '/v1/chat/completions', key: 'Bearer key', model: 'small', messages: [...messages] },
  ]);
});

Deno.test('a streamed reply is heard as it grows, and given whole', async () => {
  const text = `: processing\n\n${piece('')}${['He', 'j på ', 'dig'].map(piece).join('')}${finish}${done}`;
  const { result, bodies, heard } = await ask(() => stream(text), { listens: true });
  assert.equal(result, 'Hej på dig');
  assert.deepEqual(heard, ['He', 'Hej på ', 'Hej på dig']);
  assert.equal(bodies[0]?.['stream'], true);
});

Deno.test('either mark of the end will do; a stream without one has broken off', async () => {
  for (const end of [finish, done]) {
    assert.equal((await ask(() => stream(piece('Hello') + end), { listens: true })).result, 'Hello');
  }
  const { result } = await ask(() => stream(piece('Hello')), { listens: true });
  assert.equal(reasonOf(result), 'the model’s answer broke off');
});

Deno.test(
  'a service that does not stream answers whole, and one that refuses to is asked without from then on',
  async () => {
    const { result: whole, heard } = await ask(() => reply('Hello'), { listens: true });
    assert.deepEqual([whole, heard], ['Hello', []]);
    const refuse: Answer = (_, turn) => (turn === 1 ? new Response(null, { status: 400 }) : reply('Hello'));
    const { result, bodies } = await ask(refuse, { listens: true, times: 2 });
    assert.equal(result, 'Hello');
    assert.deepEqual(
      bodies.map((body) => 'stream' in body),
      [true, false, false],
    );
  },
);

Deno.test('429 and 5xx are repeated once, other refusals are not', async () => {
  for (const status of [429, 500, 503]) {
    const { result } = await ask((_, turn) =>
      turn === 1 ? new Response('busy', { status }) : reply('Hello'),
    );
    assert.equal(result, 'Hello');
  }
  for (const [status, times] of [
    [500, 2],
    [400, 1],
    [401, 1],
    [404, 1],
  ] as const) {
    const { result, bodies } = await ask(() => new Response('secret words', { status }));
    assert.equal(reasonOf(result), `the model answered ${status}`);
    assert.equal(bodies.length, times);
  }
});

Deno.test('a model that hangs, or never ends its reply, is left after the budget', async () => {
  const hang: Answer = (request) =>
    new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Response())));
  const drip: Answer = () =>
    stream(new ReadableStream({ start: (open) => open.enqueue(new TextEncoder().encode(piece('He'))) }));
  for (const answer of [hang, drip]) {
    const { result } = await ask(answer, { budget: 50, listens: true });
    assert.equal(reasonOf(result), 'the model did not answer within 50 ms');
  }
});

Deno.test('what is no completion is no reply', async () => {
  const answers: Answer[] = [
    () => new Response('{"choices":'),
    ...[{}, { choices: [] }, { choices: [{ message: { content: null } }] }, null].map(
      (data) => () => Response.json(data),
    ),
    () => stream(piece('He') + event({ error: { message: 'secret words' } })),
  ];
  for (const answer of answers) {
    const { result } = await ask(answer, { listens: true });
    assert.equal(reasonOf(result), 'the model’s answer has no reply in it');
  }
});

Deno.test('what is huge is not read to its end, in whatever pieces it comes', async () => {
  const tooLarge = /larger than 1048576 bytes/;
  assert.match(reasonOf((await ask(() => reply('a'.repeat(2_000_000)))).result), tooLarge);
  const endless = (text: string) => () =>
    stream(new ReadableStream({ pull: (open) => open.enqueue(new TextEncoder().encode(text)) }));
  for (const text of [`: ${'a'.repeat(1_000)}\n`, '\n']) {
    assert.match(reasonOf((await ask(endless(text), { listens: true })).result), tooLarge);
  }
  const long = await ask(endless(piece('a'.repeat(1_000))), { listens: true });
  assert.equal(String(long.result).length, 9_000);
});

Deno.test('a visitor who leaves ends the request at the service', async () => {
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
