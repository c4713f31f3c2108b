import { clientNetworks } from '../http/client-address.ts';
import { describeError, RequestError } from '../http/errors.ts';
import type { TakeShared } from './database-limiter.ts';
import {
  addressLimit,
  homeLimit,
  type Limit,
  modelKey,
  modelLimit,
  wideLimit,
  windowSeconds,
} from './limits.ts';

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
  const take = createMemoryLimiter(now);
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

/** No address: keys are networks, or that of the model. */
const overflowKey = 'overflow';

/** Counts in memory, with fixed windows: all counts of one begin anew together, so none has to be aged. */
function createMemoryLimiter(now: () => number): (limit: Limit) => number {
  const windows = new Map<number, { number: number; counts: Map<string, number> }>();
  return ({ key, most, window }) => {
    const seconds = now() / 1000;
    const number = Math.floor(seconds / window);
    const current = windows.get(window);
    const counts = current?.number === number ? current.counts : new Map<string, number>();
    if (counts !== current?.counts) windows.set(window, { number, counts });
    // Who floods the counter with keys must not lock out those who come after.
    const hasRoom = key === modelKey || counts.has(key) || counts.size < maxKeys;
    const [counted, limit] = hasRoom ? [key, most] : [overflowKey, overflow];
    const count = counts.get(counted) ?? 0;
    if (count >= limit) return Math.max(1, Math.ceil((number + 1) * window - seconds));
    counts.set(counted, count + 1);
    return 0;
  };
}

/**
 * Makes the check that each question passes.
 *
 * @param trustedHeader the header that holds the visitor's address
 * @returns a function that rejects with 429 and `Retry-After` in whole seconds ({@link RequestError})
 */
export function createRateLimit(count: Counter, trustedHeader: string): (headers: Headers) => Promise<void> {
  return async (headers) => {
    const networks = clientNetworks(headers, trustedHeader);
    // The largest network first: what it refuses must not fill the counter with its smaller ones.
    const most = [wideLimit, homeLimit, addressLimit].slice(-networks.length);
    const limits = networks.map((key, index) => ({ key, most: most[index]!, window: windowSeconds }));
    const wait = await count(limits);
    if (wait > 0) throw tooMany(wait);
  };
}

/**
 * Makes the check before each question to the model: one that is too many is answered without it.
 *
 * @param daily how many are allowed in a day
 */
export function createModelLimit(count: Counter, daily: number): () => Promise<boolean> {
  return async () => {
    const wait = await count([
      { key: modelKey, most: modelLimit, window: windowSeconds },
      { key: modelKey, most: daily, window: 24 * 60 * 60 },
    ]);
    return wait === 0;
  };
}

function tooMany(seconds: number): RequestError {
  return new RequestError({
    status: 429,
    code: 'too_many_requests',
    message: `Too many questions. Try again in ${seconds} seconds.`,
    headers: {
      'Retry-After': String(seconds),
      // Else a page on another origin than the function cannot read how long to wait.
      'Access-Control-Expose-Headers': 'Retry-After',
    },
  });
}
