/** Limits how many questions one visitor may ask. Each instance of the function counts in its own memory. */

import { z } from 'zod';
import { RequestError } from './errors.ts';

/** Short enough to wait for with the page open. */
const windowSeconds = 60;

/** From one network in a window: a person types for ten seconds a question, and an office shares an address. */
export const networkLimit = 60;

/**
 * How many questions a language model may answer in an hour of an instance: of one network a tenth, of the two that it
 * lies in (a /48 and a /32 of IPv6, a /24 and a /16 of IPv4) three tenths and half, and of all.
 */
export const modelLimits = [20, 60, 100, 200] as const;

/** Count at most this many networks; the rest share one counter. */
const maxNetworks = 10_000;
const sharedLimit = 6_000;

/**
 * Makes the check that each request passes. Windows are fixed: all counts of one begin anew together.
 *
 * @param trustedHeader the header that the host's own proxy overwrites with the visitor's address
 * @returns a function that throws a {@link RequestError} 429 with `Retry-After` in whole seconds, or returns one that says
 *   whether a model may answer: to be called for questions only, since each call counts
 */
export function createRateLimit(
  trustedHeader: string,
  now: () => number,
): (headers: Headers) => () => boolean {
  let current = 0;
  let counts = new Map<string, number>();
  let modelHour = 0;
  let modelCounts = new Map<string, number>();
  const mayUseModel = (network: string): boolean => {
    const hour = Math.floor(now() / 3_600_000);
    if (hour !== modelHour) [modelHour, modelCounts] = [hour, new Map<string, number>()];
    const parts = network.split(/[.:]/);
    const keys = [network, parts.slice(0, 3).join(), parts.slice(0, 2).join(), 'all'];
    const counts = keys.map(
      (key, level) => [`${level} ${key}`, modelCounts.get(`${level} ${key}`) ?? 0] as const,
    );
    if (counts.some(([, count], level) => count >= modelLimits[level]!)) return false;
    for (const [key, count] of counts) modelCounts.set(key, count + 1);
    return true;
  };
  return (headers) => {
    const seconds = now() / 1000;
    const window = Math.floor(seconds / windowSeconds);
    if (window !== current) [current, counts] = [window, new Map<string, number>()];
    const network = clientNetwork(headers, trustedHeader);
    const isCounted = counts.has(network) || counts.size < maxNetworks;
    const [key, limit] = isCounted ? [network, networkLimit] : ['others', sharedLimit];
    const count = counts.get(key) ?? 0;
    if (count >= limit) {
      const wait = String(Math.ceil((window + 1) * windowSeconds - seconds));
      throw new RequestError(429, 'too_many_requests', `Too many questions. Try again in ${wait} seconds.`, {
        // A page on another origin than the function can read how long to wait only if the header is exposed.
        headers: { 'Retry-After': wait, 'Access-Control-Expose-Headers': 'Retry-After' },
      });
    }
    counts.set(key, count + 1);
    return () => mayUseModel(key);
  };
}

/**
 * The network that a request came from: an IPv4 address, or the /56 of an IPv6 address, all of which one home has.
 *
 * Without the trusted header the last entry of `X-Forwarded-For` counts: the nearest proxy adds it, and all entries
 * before it are claims of the visitor. Anything but an address is "unknown": free text as a key would let one visitor
 * have as many as they like.
 */
export function clientNetwork(headers: Headers, trustedHeader: string): string {
  const entries = ['X-Forwarded-For', trustedHeader].flatMap((name) => headers.get(name)?.split(',') ?? []);
  const last = entries.map((entry) => entry.trim()).findLast((entry) => entry !== '') ?? '';
  // Some proxies add the port, which differs for each connection.
  const address = last
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    // An IPv4 address written as IPv6.
    .replace(/^::ffff:(?=\d+\.)/i, '');
  if (z.ipv4().safeParse(address).success) return address;
  if (!z.ipv6().safeParse(address).success) return 'unknown';
  const [first, second, third, fourth = '0'] = groupsOf(address);
  return [first, second, third, fourth.padStart(4, '0').slice(0, 2)].join(':');
}

/** The eight groups of an IPv6 address without leading zeros, however it is written. */
function groupsOf(address: string): string[] {
  const halves = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left = [], right = []] = halves.map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
