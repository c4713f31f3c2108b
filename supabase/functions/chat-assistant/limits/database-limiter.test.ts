import assert from 'node:assert/strict';
import { createDatabaseLimiter } from './database-limiter.ts';

/** Takes a turn at a database that answers so; gives the wait, or the error, and the request. */
async function take(
  answer: (request: Request) => Response | Promise<Response>,
  { address = '203.0.113.9', day = 1, key = 'sb_secret_1', timeout = 60_000 } = {},
) {
  let asked: { path: string; headers: Headers; body: Record<string, unknown> } | undefined;
  const stopping = new AbortController();
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined, signal: stopping.signal },
    async (request) => {
      const body = await request.json();
      asked = { path: new URL(request.url).pathname, headers: request.headers, body };
      return answer(request);
    },
  );
  const settings = { url: `http://127.0.0.1:${server.addr.port}`, key };
  const limiter = createDatabaseLimiter(settings, { now: () => Date.UTC(2025, 0, day), timeout });
  const result = await limiter([
    { key: address, most: 30, window: 60 },
    { key: 'site', most: 120, window: 60 },
  ]).catch((error: unknown) => error);
  stopping.abort();
  await server.finished;
  return { result, ...(asked ?? assert.fail('was not asked')) };
}

const free = () => Response.json(0);

Deno.test('the migration’s function is called with the limits, and its answer is the wait', async () => {
  const { result, path, body } = await take(() => Response.json(17));
  assert.deepEqual([result, path], [17, '/rest/v1/rpc/take_chat_turn']);
  const { keys, ...limits } = body;
  assert.match(String(keys), /^[0-9a-f]{64},[0-9a-f]{64}$/);
  assert.deepEqual(limits, { limits: [30, 120], windows: [60, 60] });
});

Deno.test('a secret key is shown as apikey alone, the service role’s JWT as Authorization too', async () => {
  for (const [key, authorization] of [
    ['sb_secret_1', null],
    ['eyJh.eyJy.c2ln', 'Bearer eyJh.eyJy.c2ln'],
  ] as const) {
    const { headers } = await take(free, { key });
    assert.deepEqual([headers.get('apikey'), headers.get('Authorization')], [key, authorization]);
  }
});

Deno.test('an address has another digest each day, and the same all day', async () => {
  const digestOf = async (address: string, day: number) => {
    const { body } = await take(free, { address, day });
    return String(body['keys']).split(',')[0];
  };
  const first = await digestOf('203.0.113.9', 1);
  assert.equal(await digestOf('203.0.113.9', 1), first);
  assert.notEqual(await digestOf('203.0.113.9', 2), first);
  assert.notEqual(await digestOf('203.0.113.8', 1), first);
});

Deno.test('what is no count, or comes too late, is an error', async () => {
  for (const [answer, reason] of [
    [new Response('no such function', { status: 404 }), /The database answered 404/],
    [Response.json('many'), /expected number/],
    [Response.json(-1), />=0/],
  ] as const) {
    assert.match(String((await take(() => answer)).result), reason);
  }
  const hang = ({ signal }: Request) =>
    new Promise<Response>((resolve) => signal.addEventListener('abort', () => resolve(free())));
  assert.match(String((await take(hang, { timeout: 50 })).result), /TimeoutError/);
});
