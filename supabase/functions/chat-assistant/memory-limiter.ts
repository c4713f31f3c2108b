export interface MemoryLimiterOptions {
  /** How many are let through for each key in a window. */
  readonly limit: number;
  /** In seconds. */
  readonly window: number;
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
export type Take = (key: string) => number;

/** A limiter in memory, with fixed windows: all counts begin anew together, so none has to be aged. */
export function createMemoryLimiter({ limit, window, maxKeys, now }: MemoryLimiterOptions): Take {
  const counts = new Map<string, number>();
  let current = -1;
  return (key) => {
    const seconds = now() / 1000;
    const number = Math.floor(seconds / window);
    if (number !== current) {
      counts.clear();
      current = number;
    }
    const wait = Math.max(1, Math.ceil((number + 1) * window - seconds));
    const count = counts.get(key) ?? 0;
    if (count >= limit || (count === 0 && counts.size >= maxKeys)) return wait;
    counts.set(key, count + 1);
    return 0;
  };
}
