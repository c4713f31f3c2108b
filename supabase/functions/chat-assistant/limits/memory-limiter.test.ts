import assert from 'node:assert/strict';
import { createMemoryLimiter } from './memory-limiter.ts';

function limiter(maxKeys = 10, overflow = 3, reserved: readonly string[] = []) {
  const clock = { ms: 1_000_000_040_000 }; // 40 s before a window of a minute ends
  const takeLimit = createMemoryLimiter({ maxKeys, overflow, reserved, now: () => clock.ms });
  const take = (key: string, window = 60) => takeLimit({ key, most: 2, window });
  return { clock, take };
}

Deno.test('the limit is let through, one more has to wait until the window ends', () => {
  const { clock, take } = limiter();
  assert.deepEqual([take('a'), take('a'), take('a')], [0, 0, 40]);
  clock.ms += 30_500;
  assert.equal(take('a'), 10);
  clock.ms += 9_499;
  assert.equal(take('a'), 1);
  clock.ms += 1;
  assert.equal(take('a'), 0);
});

Deno.test('each key has its own count', () => {
  const { take } = limiter();
  assert.deepEqual([take('a'), take('a'), take('b'), take('a')], [0, 0, 0, 40]);
});

Deno.test('keys for which there is no more room share one count, and those known go on', () => {
  const { clock, take } = limiter(2);
  assert.deepEqual([take('a'), take('b')], [0, 0]);
  assert.deepEqual([take('c'), take('d'), take('c'), take('e')], [0, 0, 0, 40]);
  assert.equal(take('a'), 0);
  clock.ms += 60_000;
  assert.equal(take('e'), 0);
});

Deno.test('a key with a place kept has its own count, however many others came before', () => {
  const { take } = limiter(2, 3, ['model']);
  take('a');
  take('b');
  assert.deepEqual([take('c'), take('c'), take('c'), take('c')], [0, 0, 0, 40]);
  assert.deepEqual([take('model'), take('model'), take('model')], [0, 0, 40]);
});

Deno.test('each window has its own counts', () => {
  const { clock, take } = limiter();
  assert.deepEqual([take('a'), take('a'), take('a', 86_400), take('a', 86_400)], [0, 0, 0, 0]);
  clock.ms += 60_000;
  assert.equal(take('a'), 0);
  assert(take('a', 86_400) > 60);
});
