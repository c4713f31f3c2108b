import assert from 'node:assert/strict';
import { RequestError } from './errors.ts';
import { clientNetwork, createRateLimit, modelLimits, networkLimit } from './rate-limit.ts';

/** A rate limit with the clock set 40 s before the end of a minute. */
function limit() {
  const clock = { ms: 1_000_000_040_000 };
  const check = createRateLimit('X-Forwarded-For', () => clock.ms);
  const refusal = (address: string) => {
    try {
      check(new Headers({ 'X-Forwarded-For': address }));
      return undefined;
    } catch (error) {
      return error instanceof RequestError ? error.problem : assert.fail(String(error));
    }
  };
  const passing = (times: number, address: (index: number) => string) =>
    Array.from({ length: times }, (_, index) => refusal(address(index))).filter((one) => !one).length;
  return { clock, refusal, passing };
}

Deno.test('after its limit, an address waits for the end of the minute; other addresses do not', () => {
  const { refusal, passing, clock } = limit();
  assert.equal(
    passing(networkLimit + 1, () => '203.0.113.9'),
    networkLimit,
  );
  assert.deepEqual(refusal('203.0.113.9'), {
    status: 429,
    code: 'too_many_requests',
    message: 'Too many questions. Try again in 40 seconds.',
    headers: { 'Retry-After': '40', 'Access-Control-Expose-Headers': 'Retry-After' },
  });
  assert.equal(refusal('203.0.113.10'), undefined);
  clock.ms += 39_999;
  assert.equal(refusal('203.0.113.9')?.headers?.['Retry-After'], '1');
  clock.ms += 1;
  assert.equal(refusal('203.0.113.9'), undefined);
});

Deno.test('addresses beyond the maximum share one counter, and known ones keep theirs', () => {
  const { refusal, passing } = limit();
  const address = (index: number) => `10.0.${index >> 8}.${index & 255}`;
  assert.equal(passing(20_000, address), 16_000);
  assert.equal(refusal(address(0)), undefined);
});

Deno.test('the questions that a model answers in an hour are limited, per network and in total', () => {
  const clock = { ms: 0 };
  const check = createRateLimit('X-Forwarded-For', () => clock.ms);
  const answered = (address: string) => {
    clock.ms += 60_000; // no visitor is refused for too many questions in a minute
    const headers = new Headers({ 'X-Forwarded-For': address });
    check(headers); // the request contained no valid question
    return Array.from({ length: modelLimits.network + 1 }, () => check(headers)()).filter(Boolean).length;
  };
  const offices = Array.from({ length: 12 }, (_, office) => answered(`203.0.113.${office}`));
  assert.deepEqual(offices.slice(0, 2), [modelLimits.network, modelLimits.network]);
  assert.equal(
    offices.reduce((total, one) => total + one, 0),
    modelLimits.all,
  );
  clock.ms = 3_600_000;
  assert.equal(answered('203.0.113.1'), modelLimits.network);
});

const from = (headers: Record<string, string>, addressHeader = 'CF-Connecting-IP') =>
  clientNetwork(new Headers(headers), addressHeader);
const behind = (entry: string) => from({ 'X-Forwarded-For': entry });

Deno.test('the configured header counts; otherwise the entry added by the nearest proxy', () => {
  const headers = { 'CF-Connecting-IP': '203.0.113.9', 'X-Forwarded-For': '6.6.6.6, 10.0.0.1' };
  assert.equal(from(headers), '203.0.113.9');
  assert.equal(from(headers, 'Fly-Client-IP'), '10.0.0.1');
  // An empty entry identifies no one, so the entry before it counts.
  assert.equal(from({ ...headers, 'CF-Connecting-IP': ' , ' }), '10.0.0.1');
  assert.equal(behind('203.0.113.5:1234'), '203.0.113.5');
});

Deno.test('all addresses of a home are one network, however they are written', () => {
  const home = behind('2001:db8:1:200::1');
  for (const entry of ['2001:db8:1:2ff:4:5:6:7', '2001:0DB8:0001:02ff:ffff::', '[2001:db8:1:2ff::1]:443']) {
    assert.equal(behind(entry), home, entry);
  }
  assert.notEqual(behind('2001:db8:1:300::1'), home);
  assert.notEqual(behind('::ffff:203.0.113.5'), behind('::ffff:203.0.113.6'));
});

Deno.test('headers without an IP address share one counter', () => {
  const texts = ['', ' ', 'x', '203.0.113.999', '2001:db8::1::2', 'fe80::1%eth0', 'x'.repeat(5_000)];
  for (const text of texts) assert.equal(behind(text), 'unknown', text.slice(0, 40));
});
