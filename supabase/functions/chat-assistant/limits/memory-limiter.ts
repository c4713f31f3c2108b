import type { Limit } from './limits.ts';

export interface MemoryLimiterOptions {
  /** The most keys that are counted in a window; when more come, new ones have to wait. */
  readonly maxKeys: number;
  /** The time in ms. */
  readonly now: () => number;
}

/**
 * Counts one more for a key.
 *
 * @returns 0 when it is let through, else after how many whole seconds it may try again
 */
export type Take = (limit: Limit) => number;

/** A limiter in memory, with fixed windows: all counts of one begin anew together, so none has to be aged. */
export function createMemoryLimiter({ maxKeys, now }: MemoryLimiterOptions): Take {
  const windows = new Map<number, { number: number; counts: Map<string, number> }>();
  return ({ key, most, window }) => {
    const seconds = now() / 1000;
    const number = Math.floor(seconds / window);
    const current = windows.get(window);
    const counts = current?.number === number ? current.counts : new Map<string, number>();
    if (counts !== current?.counts) windows.set(window, { number, counts });
    const wait = Math.max(1, Math.ceil((number + 1) * window - seconds));
    const count = counts.get(key) ?? 0;
    if (count >= most || (count === 0 && counts.size >= maxKeys)) return wait;
    counts.set(key, count + 1);
    return 0;
  };
}
