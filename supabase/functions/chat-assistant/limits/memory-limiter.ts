import type { Limit } from './limits.ts';

export interface MemoryLimiterOptions {
  /** The most keys that are counted each by itself in a window; newer ones then share `overflow`. */
  readonly maxKeys: number;
  /** How many are let through in a window of all keys for which there is no more room. */
  readonly overflow: number;
  /** Keys that everybody shares: each is counted by itself, also when there is no more room. */
  readonly reserved: readonly string[];
  /** The time in ms. */
  readonly now: () => number;
}

/**
 * Counts one more for a key.
 *
 * @returns 0 when it is let through, else after how many whole seconds it may try again
 */
export type Take = (limit: Limit) => number;

/** No address: keys are prefixes of addresses, or those reserved. */
const overflowKey = 'overflow';

/** A limiter in memory, with fixed windows: all counts of one begin anew together, so none has to be aged. */
export function createMemoryLimiter({ maxKeys, overflow, reserved, now }: MemoryLimiterOptions): Take {
  const windows = new Map<number, { number: number; counts: Map<string, number> }>();
  return ({ key, most, window }) => {
    const seconds = now() / 1000;
    const number = Math.floor(seconds / window);
    const current = windows.get(window);
    const counts = current?.number === number ? current.counts : new Map<string, number>();
    if (counts !== current?.counts) windows.set(window, { number, counts });
    const wait = Math.max(1, Math.ceil((number + 1) * window - seconds));
    // Who floods the counter with keys must not lock out those who come after.
    const hasRoom = reserved.includes(key) || counts.has(key) || counts.size < maxKeys;
    const [counted, limit] = hasRoom ? [key, most] : [overflowKey, overflow];
    const count = counts.get(counted) ?? 0;
    if (count >= limit) return wait;
    counts.set(counted, count + 1);
    return 0;
  };
}
