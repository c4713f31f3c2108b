import assert from 'node:assert/strict';
import { createMemoryLimiter } from './memory-limiter.ts';

function limiter(options: { limit?: number; maxKeys?: number } = {}) {
  const clock = { ms: 1_000_000_040_000 }; // 40 s before a window of a minute ends
  const take = createMemoryLimiter({ limit: 2, window: 60, maxKeys: 10, now: () => clock.ms, ...options });
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

Deno.test('no more keys than allowed are kept, and those known go on', () => {
  const { clock, take } = limiter({ maxKeys: 2 });
  assert.deepEqual([take('a'), take('b'), take('c'), take('a')], [0, 0, 40, 0]);
  clock.ms += 60_000;
  assert.equal(take('c'), 0);
});
