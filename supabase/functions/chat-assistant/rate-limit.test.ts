import assert from 'node:assert/strict';
import { addressLimit, globalLimit } from './limits.ts';
import { createRateLimit } from './rate-limit.ts';
import { RequestError } from './request-error.ts';

const from = (address: string) => new Headers({ 'X-Forwarded-For': address });

function limit(shared?: (address: string) => Promise<number>) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  return { lines, check: createRateLimit({ now: () => 1_000_000_040_000, log, ...(shared && { shared }) }) };
}

async function refusalOf(check: Promise<void>): Promise<RequestError['problem']> {
  const error = await check.then(
    () => assert.fail('was let through'),
    (reason: unknown) => reason,
  );
  assert(error instanceof RequestError);
  return error.problem;
}

Deno.test('an address is refused after its limit, with the time to wait; others are not', async () => {
  const { check } = limit();
  for (let turn = 0; turn < addressLimit; turn += 1) await check(from('203.0.113.9'));
  assert.deepEqual(await refusalOf(check(from('203.0.113.9'))), {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many questions. Try again in 40 seconds.',
    headers: { 'Retry-After': '40', 'Access-Control-Expose-Headers': 'Retry-After' },
  });
  await check(from('203.0.113.10'));
});

Deno.test('all addresses together have a limit, which one refused address does not use up', async () => {
  const { check } = limit();
  for (let turn = 0; turn < globalLimit; turn += 1) await check(from('203.0.113.9')).catch(() => undefined);
  for (let turn = 0; turn < globalLimit - addressLimit; turn += 1)
    await check(from(`10.0.${turn >> 8}.${turn & 255}`));
  assert.equal((await refusalOf(check(from('203.0.113.77')))).status, 429);
});

Deno.test('the database may refuse what this instance would let through', async () => {
  const asked: string[] = [];
  const { check } = limit((address) => {
    asked.push(address);
    return Promise.resolve(7);
  });
  assert.equal((await refusalOf(check(from('203.0.113.9')))).headers?.['Retry-After'], '7');
  assert.deepEqual(asked, ['203.0.113.9']);
});

Deno.test('without the database the limits of this instance go on, and the log says so', async () => {
  const { check, lines } = limit(() => Promise.reject(new Error('203.0.113.9 is secret')));
  for (let turn = 0; turn < addressLimit; turn += 1) await check(from('203.0.113.9'));
  assert.equal((await refusalOf(check(from('203.0.113.9')))).status, 429);
  assert.equal(lines.length, addressLimit);
  assert.match(lines[0] ?? '', /^chat-assistant: the database does not count: Error/);
  assert(!lines.join('').includes('203.0.113.9'));
});
