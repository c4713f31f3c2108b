import assert from 'node:assert/strict';
import { createDatabaseLimiter } from './database-limiter.ts';

interface Call {
  readonly path: string;
  readonly key: string | null;
  readonly authorization: string | null;
  readonly body: Record<string, unknown>;
}

/** Runs `body` with a limiter whose database answers so; gives the calls that it got. */
async function withDatabase(
  answer: (request: Request) => Response | Promise<Response>,
  body: (take: (address: string, day?: number, timeout?: number) => Promise<number>) => Promise<void>,
  key = 'sb_secret_1',
): Promise<Call[]> {
  const calls: Call[] = [];
  const stopping = new AbortController();
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined, signal: stopping.signal },
    async (request) => {
      calls.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('apikey'),
        authorization: request.headers.get('Authorization'),
        body: await request.json(),
      });
      return answer(request);
    },
  );
  const settings = { url: `http://127.0.0.1:${server.addr.port}`, key };
  // Answers that count may take their time on a busy machine.
  const take = (address: string, day = 1, timeout = 60_000) =>
    createDatabaseLimiter(settings, { now: () => Date.UTC(2025, 0, day), timeout })([
      { key: address, most: 30, window: 60 },
      { key: 'site', most: 120, window: 60 },
    ]);
  await body(take);
  stopping.abort();
  await server.finished;
  return calls;
}

Deno.test('the migration’s function is called with the limits, and its answer is the wait', async () => {
  const [call] = await withDatabase(
    () => Response.json(17),
    async (take) => assert.equal(await take('203.0.113.9'), 17),
  );
  const { keys, ...limits } = call?.body ?? {};
  assert.equal(call?.path, '/rest/v1/rpc/take_chat_turn');
  assert.match(String(keys), /^[0-9a-f]{64},[0-9a-f]{64}$/);
  assert.deepEqual(limits, { limits: [30, 120], windows: [60, 60] });
});

Deno.test('a secret key is shown as apikey alone, the service role’s JWT as Authorization too', async () => {
  const ask = async (key: string) => {
    const [call] = await withDatabase(
      () => Response.json(0),
      async (take) => assert.equal(await take('203.0.113.9'), 0),
      key,
    );
    return [call?.key, call?.authorization];
  };
  assert.deepEqual(await ask('sb_secret_1'), ['sb_secret_1', null]);
  assert.deepEqual(await ask('eyJh.eyJy.c2ln'), ['eyJh.eyJy.c2ln', 'Bearer eyJh.eyJy.c2ln']);
});

Deno.test('an address has another digest each day, and the same all day', async () => {
  const calls = await withDatabase(
    () => Response.json(0),
    async (take) => {
      await take('203.0.113.9');
      await take('203.0.113.9');
      await take('203.0.113.9', 2);
      await take('203.0.113.8');
    },
  );
  const [first, again, tomorrow, other] = calls.map(({ body }) => (body['keys'] as string[])[0]);
  assert.equal(first, again);
  assert.equal(new Set([first, tomorrow, other]).size, 3);
});

Deno.test('what is no count is an error', async () => {
  const answers = [
    [new Response('no such function', { status: 404 }), /The database answered 404/],
    [Response.json('many'), /expected number/],
    [Response.json(-1), />=0/],
  ] as const;
  for (const [answer, reason] of answers) {
    await withDatabase(
      () => answer,
      async (take) => void (await assert.rejects(take('203.0.113.9'), reason)),
    );
  }
});

Deno.test('a database that does not answer in time is an error', async () => {
  const hang = (request: Request) =>
    new Promise<Response>((resolve) =>
      request.signal.addEventListener('abort', () => resolve(Response.json(0))),
    );
  await withDatabase(
    hang,
    async (take) => void (await assert.rejects(take('203.0.113.9', 1, 50), { name: 'TimeoutError' })),
  );
});
