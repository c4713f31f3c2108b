/** Counts in the project's database, so that all instances of the function share the limits. */

import { z } from 'zod';
import type { DatabaseSettings } from './environment.ts';
import { addressLimit, globalLimit, windowSeconds } from './limits.ts';

export interface DatabaseLimiterOptions {
  /** The time in ms. */
  readonly now: () => number;
  /** How long the database may take, in ms: an answer must not wait for a count. */
  readonly timeout?: number;
}

/**
 * Counts one more for an address in the database.
 *
 * @returns 0 when it is let through, else after how many whole seconds it may try again
 * @throws when the database does not answer, or not as it should
 */
export type TakeShared = (address: string) => Promise<number>;

const wait = z.int().nonnegative();

/** Makes the limiter of supabase/migrations/001_rate_limit.sql. */
export function createDatabaseLimiter(
  { url, serviceRoleKey }: DatabaseSettings,
  { now, timeout = 2_000 }: DatabaseLimiterOptions,
): TakeShared {
  return async (address) => {
    const response = await fetch(`${url}/rest/v1/rpc/take_chat_turn`, {
      method: 'POST',
      headers: {
        apikey: serviceRoleKey,
        Authorization: `Bearer ${serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        address: await digest(serviceRoleKey, `${new Date(now()).toISOString().slice(0, 10)} ${address}`),
        address_limit: addressLimit,
        global_limit: globalLimit,
        window_seconds: windowSeconds,
      }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The database answered ${response.status}.`);
    }
    return wait.parse(await response.json());
  };
}

/** An address that nobody can read back: keyed with a secret, and another one each day. */
async function digest(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
