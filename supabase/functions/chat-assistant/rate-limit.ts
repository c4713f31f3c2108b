import { clientAddress } from './client-address.ts';
import type { TakeShared } from './database-limiter.ts';
import { describeError } from './describe-error.ts';
import { addressLimit, globalLimit, windowSeconds } from './limits.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { RequestError } from './request-error.ts';

export interface RateLimitOptions {
  /** The time in ms. */
  readonly now: () => number;
  /** Counts for all instances together; absent where there is no database. */
  readonly shared?: TakeShared;
  /** Takes a line when the database does not count. It never holds an address. */
  readonly log: (line: string) => void;
}

/** More addresses than this in a window are over the global limit many times. */
const maxAddresses = 5_000;

/**
 * Makes the check that each question passes.
 *
 * @returns a function that rejects with 429 and `Retry-After` in whole seconds ({@link RequestError})
 */
export function createRateLimit({ now, shared, log }: RateLimitOptions): (headers: Headers) => Promise<void> {
  const window = windowSeconds;
  const ofAddress = createMemoryLimiter({ limit: addressLimit, window, maxKeys: maxAddresses, now });
  const ofAll = createMemoryLimiter({ limit: globalLimit, window, maxKeys: 1, now });

  return async (headers) => {
    const address = clientAddress(headers);
    // The address first: what it is refused must not use up what the others have.
    const wait = ofAddress(address) || ofAll('all') || (shared ? await takeShared(shared, address) : 0);
    if (wait > 0) throw tooMany(wait);
  };

  /** Without the database the limits of this instance, already passed, have to do. */
  async function takeShared(take: TakeShared, address: string): Promise<number> {
    try {
      return await take(address);
    } catch (error) {
      log(`chat-assistant: the database does not count: ${describeError(error)}`);
      return 0;
    }
  }
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
