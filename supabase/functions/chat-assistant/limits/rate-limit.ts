import { clientAddress } from '../http/client-address.ts';
import type { Counter } from './counter.ts';
import { addressLimit, modelKey, modelLimit, siteLimit, windowSeconds } from './limits.ts';
import { RequestError } from '../http/request-error.ts';

/**
 * Makes the check that each question passes.
 *
 * @param trustedHeader the header that holds the visitor's address
 * @returns a function that rejects with 429 and `Retry-After` in whole seconds ({@link RequestError})
 */
export function createRateLimit(count: Counter, trustedHeader: string): (headers: Headers) => Promise<void> {
  return async (headers) => {
    const { network, site } = clientAddress(headers, trustedHeader);
    const wait = await count([
      // The larger network first: what it refuses must not fill the counter with its smaller ones.
      ...(site ? [{ key: site, most: siteLimit, window: windowSeconds }] : []),
      { key: network, most: addressLimit, window: windowSeconds },
    ]);
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
