import type { TakeShared } from './database-limiter.ts';
import { describeError } from '../http/describe-error.ts';
import { type Limit, modelKey } from './limits.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

export interface CounterOptions {
  /** The time in ms. */
  readonly now: () => number;
  /** Counts for all instances together; absent where there is no database. */
  readonly shared?: TakeShared;
  /** Takes a line when the database does not count. It never holds an address. */
  readonly log: (line: string) => void;
}

/**
 * Counts one more for each limit in turn, up to the first that is reached.
 *
 * @returns 0 when all let it through, else after how many whole seconds it may be tried again
 */
export type Counter = (limits: readonly Limit[]) => Promise<number>;

/** More addresses than this in a window are no visitors. */
const maxKeys = 10_000;

/** Of those beyond it so many in a window: at half a millisecond an answer, a twentieth of a core. */
const overflow = 6_000;

/** How long a database that did not count is left alone, in ms: each try can cost a visitor seconds. */
const pause = 30_000;

/** Makes the counter: in this instance's memory, and then, where there is one, in the database. */
export function createCounter({ now, shared, log }: CounterOptions): Counter {
  const take = createMemoryLimiter({ maxKeys, overflow, reserved: [modelKey], now });
  let pausedUntil = -Infinity;
  return async (limits) => {
    for (const limit of limits) {
      const wait = take(limit);
      if (wait > 0) return wait;
    }
    if (!shared || now() < pausedUntil) return 0;
    try {
      return await shared(limits);
    } catch (error) {
      // The limits of this instance, already passed, have to do.
      pausedUntil = now() + pause;
      log(`chat-assistant: the database does not count: ${describeError(error)}`);
      return 0;
    }
  };
}
