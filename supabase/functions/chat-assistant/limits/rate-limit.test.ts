import assert from 'node:assert/strict';
import type { TakeShared } from './database-limiter.ts';
import { addressLimit, homeLimit, modelLimit, wideLimit } from './limits.ts';
import { createCounter, createModelLimit, createRateLimit } from './rate-limit.ts';
import { RequestError } from '../http/errors.ts';

const minute = 60_000;

/** Limits at a clock that stands 40 s before a minute ends; each check says whether it let a question through. */
function limits(shared?: TakeShared, daily = 1_000) {
  const lines: string[] = [];
  const clock = { ms: 1_000_000_040_000 };
  const count = createCounter({
    now: () => clock.ms,
    log: (line) => lines.push(line),
    ...(shared && { shared }),
  });
  const check = createRateLimit(count, 'X-Forwarded-For');
  const refusal = (address: string) =>
    check(new Headers({ 'X-Forwarded-For': address })).then(
      () => undefined,
      (error: unknown) => (error instanceof RequestError ? error.problem : assert.fail(String(error))),
    );
  const passes = async (address: string) => (await refusal(address)) === undefined;
  return { lines, clock, refusal, passes, mayAskModel: createModelLimit(count, daily) };
}

/** How many of so many questions are let through. */
async function passing(times: number, ask: (turn: number) => Promise<boolean>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < times; turn += 1) passed += Number(await ask(turn));
  return passed;
}

const address = (turn: number) => `10.0.${turn >> 8}.${turn & 255}`;

Deno.test('an address waits for the end of the minute after its limit; others do not', async () => {
  const { refusal, passes, clock } = limits();
  assert.equal(await passing(addressLimit, () => passes('203.0.113.9')), addressLimit);
  assert.deepEqual(await refusal('203.0.113.9'), {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many questions. Try again in 40 seconds.',
    headers: { 'Retry-After': '40', 'Access-Control-Expose-Headers': 'Retry-After' },
  });
  assert(await passes('203.0.113.10'));
  clock.ms += 39_999;
  assert.equal((await refusal('203.0.113.9'))?.headers?.['Retry-After'], '1');
  clock.ms += 1;
  assert(await passes('203.0.113.9'));
});

Deno.test('the networks of one home, and those of one /48, have a limit together', async () => {
  const { passes, mayAskModel } = limits();
  const home = (turn: number) => passes(`2001:db8:1:${(turn % 256).toString(16)}::1`);
  assert.equal(await passing(3 * homeLimit, home), homeLimit);
  const wide = (turn: number) => passes(`2001:db8:2:${((turn * 257) % 65_536).toString(16)}::1`);
  assert.equal(await passing(20_000, wide), wideLimit);
  // Nobody else pays for it, newcomers included.
  assert.equal(await passing(7_000, (turn) => passes(address(turn))), 7_000);
  assert(await mayAskModel());
});

Deno.test(
  'more addresses than can be counted share one count; known ones and the model have their own',
  async () => {
    const { passes, mayAskModel } = limits();
    assert.equal(await passing(20_000, (turn) => passes(address(turn))), 16_000);
    assert(await passes(address(0)));
    assert.equal(await passing(modelLimit + 10, mayAskModel), modelLimit);
  },
);

Deno.test('the model is asked no more often than its limits allow, a minute and a day', async () => {
  const { mayAskModel, clock } = limits(undefined, modelLimit + 5);
  assert.equal(await passing(2 * modelLimit, mayAskModel), modelLimit);
  clock.ms += minute;
  assert.equal(await passing(modelLimit, mayAskModel), 5);
  clock.ms += 24 * 60 * minute;
  assert(await mayAskModel());
  assert.equal(await limits(undefined, 0).mayAskModel(), false);
});

Deno.test('the database may refuse what this instance would let through', async () => {
  const asked: string[][] = [];
  const { refusal, mayAskModel } = limits((counted) => {
    asked.push(counted.map(({ key }) => key));
    return Promise.resolve(7);
  });
  assert.equal((await refusal('203.0.113.9'))?.headers?.['Retry-After'], '7');
  assert.equal(await mayAskModel(), false);
  assert.deepEqual(asked, [['203.0.113.9'], ['model', 'model']]);
});

Deno.test('a database that fails is logged and left alone for 30 seconds, and the limits go on', async () => {
  let asked = 0;
  const { passes, lines, clock } = limits(() => {
    asked += 1;
    return Promise.reject(new Error('203.0.113.9 is secret'));
  });
  assert.equal(await passing(addressLimit + 1, () => passes('203.0.113.9')), addressLimit);
  assert.equal(asked, 1);
  assert.match(lines.join(), /^chat-assistant: the database does not count: Error/);
  assert(!lines.join().includes('203.0.113.9'));
  clock.ms += 30_000;
  await passes('203.0.113.10');
  assert.equal(asked, 2);
});
