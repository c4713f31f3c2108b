/** Counts in the project's database, so that all instances of the function share the limits. */

import { z } from 'zod';
import type { DatabaseSettings } from '../environment.ts';
import type { Limit } from './limits.ts';

export interface DatabaseLimiterOptions {
  /** The time in ms. */
  readonly now: () => number;
  /** How long the database may take, in ms: an answer must not wait for a count. */
  readonly timeout?: number;
}

/**
 * Counts one more for each limit in turn, up to the first that is reached.
 *
 * @returns 0 when all let it through, else after how many whole seconds it may be tried again
 * @throws when the database does not answer, or not as it should
 */
export type TakeShared = (limits: readonly Limit[]) => Promise<number>;

const wait = z.int().nonnegative();

/** Makes the limiter of supabase/migrations. */
export function createDatabaseLimiter(
  { url, key }: DatabaseSettings,
  { now, timeout = 2_000 }: DatabaseLimiterOptions,
): TakeShared {
  return async (limits) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    const response = await fetch(`${url}/rest/v1/rpc/take_chat_turn`, {
      method: 'POST',
      headers: { ...authorization(key), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        keys: await Promise.all(limits.map((limit) => digest(key, `${day} ${limit.key}`))),
        limits: limits.map(({ most }) => most),
        windows: limits.map(({ window }) => window),
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

/**
 * How a key is shown to Supabase's gateway. Today's secret keys are no JWTs and are refused as
 * `Authorization`; the older service role's key is needed there too.
 */
function authorization(key: string): Record<string, string> {
  const isJwt = key.split('.').length === 3;
  return { apikey: key, ...(isJwt && { Authorization: `Bearer ${key}` }) };
}

/** An address that nobody can read back: keyed with a secret, and another one each day. */
async function digest(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
