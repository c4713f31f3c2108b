import assert from 'node:assert/strict';
import type { TakeShared } from './database-limiter.ts';
import { addressLimit, modelLimit, siteLimit } from './limits.ts';
import { createCounter, createModelLimit, createRateLimit } from './rate-limit.ts';
import { RequestError } from '../http/errors.ts';

const from = (address: string) => new Headers({ 'X-Forwarded-For': address });

function limits(shared?: TakeShared, daily = 1_000) {
  const lines: string[] = [];
  const clock = { ms: 1_000_000_040_000 };
  const count = createCounter({
    now: () => clock.ms,
    log: (line) => lines.push(line),
    ...(shared && { shared }),
  });
  return {
    lines,
    clock,
    check: createRateLimit(count, 'CF-Connecting-IP'),
    mayAskModel: createModelLimit(count, daily),
  };
}

async function refusalOf(check: Promise<void>): Promise<RequestError['problem']> {
  const error = await check.then(
    () => assert.fail('was let through'),
    (reason: unknown) => reason,
  );
  assert(error instanceof RequestError);
  return error.problem;
}

/** How many of so many are let through. */
async function passing(times: number, ask: (turn: number) => Promise<unknown>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const result = await ask(turn).then(
      (answer) => answer !== false,
      () => false,
    );
    passed += Number(result);
  }
  return passed;
}

Deno.test('an address is refused after its limit, with the time to wait; others are not', async () => {
  const { check } = limits();
  for (let turn = 0; turn < addressLimit; turn += 1) await check(from('203.0.113.9'));
  assert.deepEqual(await refusalOf(check(from('203.0.113.9'))), {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many questions. Try again in 40 seconds.',
    headers: { 'Retry-After': '40', 'Access-Control-Expose-Headers': 'Retry-After' },
  });
  await check(from('203.0.113.10'));
});

Deno.test('the networks of one home have a limit together, and no other visitor pays for it', async () => {
  const { check } = limits();
  const home = (turn: number) => check(from(`2001:db8:1:${(turn % 256).toString(16)}::1`));
  assert.equal(await passing(3 * siteLimit, home), siteLimit);
  await check(from('2001:db8:1:100::1'));
});

Deno.test('a provider’s whole network that floods the counter locks out nobody else', async () => {
  const { check, mayAskModel } = limits();
  const flood = (turn: number) => check(from(`2001:db8:1:${(turn % 65_536).toString(16)}::1`));
  await passing(12_000, flood);
  await check(from('203.0.113.9'));
  assert.equal(await mayAskModel(), true);
});

Deno.test('many visitors are never refused for each other’s questions', async () => {
  const { check } = limits();
  assert.equal(await passing(3_000, (turn) => check(from(`10.0.${turn >> 8}.${turn & 255}`))), 3_000);
});

Deno.test('the model is asked no more often than its limits allow, a minute and a day', async () => {
  const { mayAskModel, clock } = limits(undefined, modelLimit + 5);
  assert.equal(await passing(2 * modelLimit, mayAskModel), modelLimit);
  clock.ms += 60_000;
  assert.equal(await passing(modelLimit, mayAskModel), 5);
  clock.ms += 60_000;
  assert.equal(await mayAskModel(), false);
  clock.ms += 24 * 60 * 60_000;
  assert.equal(await mayAskModel(), true);
});

Deno.test('who floods the counter with addresses does not lift the limit of the model', async () => {
  const { check, mayAskModel } = limits();
  await passing(10_001, (turn) => check(from(`10.0.${turn >> 8}.${turn & 255}`)));
  assert.equal(await passing(modelLimit + 10, mayAskModel), modelLimit);
});

Deno.test('a daily limit of 0 never asks the model', async () => {
  assert.equal(await limits(undefined, 0).mayAskModel(), false);
});

Deno.test('the database may refuse what this instance would let through', async () => {
  const asked: string[][] = [];
  const { check, mayAskModel } = limits((counted) => {
    asked.push(counted.map(({ key }) => key));
    return Promise.resolve(7);
  });
  assert.equal((await refusalOf(check(from('203.0.113.9')))).headers?.['Retry-After'], '7');
  assert.equal(await mayAskModel(), false);
  assert.deepEqual(asked, [['203.0.113.9'], ['model', 'model']]);
});

Deno.test('without the database the limits of this instance go on, and the log says so', async () => {
  const { check, lines } = limits(() => Promise.reject(new Error('203.0.113.9 is secret')));
  for (let turn = 0; turn < addressLimit; turn += 1) await check(from('203.0.113.9'));
  assert.equal((await refusalOf(check(from('203.0.113.9')))).status, 429);
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /^chat-assistant: the database does not count: Error/);
  assert(!lines.join('').includes('203.0.113.9'));
});

Deno.test(
  'a database that does not count is asked again after 30 seconds, and by no question before',
  async () => {
    let asked = 0;
    let isDown = true;
    const { check, mayAskModel, clock } = limits(() => {
      asked += 1;
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve(0);
    });
    await check(from('203.0.113.9'));
    assert.equal(asked, 1);
    await mayAskModel();
    await check(from('203.0.113.9'));
    clock.ms += 29_999;
    await check(from('203.0.113.10'));
    assert.equal(asked, 1);
    clock.ms += 1;
    await check(from('203.0.113.9'));
    assert.equal(asked, 2);
    isDown = false;
    clock.ms += 30_000;
    await check(from('203.0.113.9'));
    await check(from('203.0.113.9'));
    assert.equal(asked, 4);
  },
);
