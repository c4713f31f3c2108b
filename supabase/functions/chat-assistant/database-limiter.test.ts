import assert from 'node:assert/strict';
import { createDatabaseLimiter } from './database-limiter.ts';
import { addressLimit, globalLimit, windowSeconds } from './limits.ts';

interface Call {
  readonly path: string;
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

/** Runs `body` with a limiter whose database answers so; gives the calls that it got. */
async function withDatabase(
  answer: () => Response | Promise<Response>,
  body: (take: (address: string, day?: number, timeout?: number) => Promise<number>) => Promise<void>,
): Promise<Call[]> {
  const calls: Call[] = [];
  const stopping = new AbortController();
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined, signal: stopping.signal },
    async (request) => {
      calls.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('apikey'),
        body: await request.json(),
      });
      return answer();
    },
  );
  const settings = { url: `http://127.0.0.1:${server.addr.port}`, serviceRoleKey: 'role' };
  // Answers that count may take their time on a busy machine.
  const take = (address: string, day = 1, timeout = 60_000) =>
    createDatabaseLimiter(settings, { now: () => Date.UTC(2025, 0, day), timeout })(address);
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
  const { address, ...limits } = call?.body ?? {};
  assert.equal(call?.path, '/rest/v1/rpc/take_chat_turn');
  assert.equal(call?.key, 'role');
  assert.match(String(address), /^[0-9a-f]{64}$/);
  assert.deepEqual(limits, {
    address_limit: addressLimit,
    global_limit: globalLimit,
    window_seconds: windowSeconds,
  });
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
  const [first, again, tomorrow, other] = calls.map(({ body }) => body['address']);
  assert.equal(first, again);
  assert.equal(new Set([first, tomorrow, other]).size, 3);
});

Deno.test('what is no count is an error', async () => {
  const answers = [
    () => new Response('no such function', { status: 404 }),
    () => Response.json('many'),
    () => Response.json(-1),
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json(0)), 300)),
  ];
  for (const answer of answers) {
    await withDatabase(answer, async (take) => {
      await assert.rejects(take('203.0.113.9', 1, 100));
    });
  }
});
