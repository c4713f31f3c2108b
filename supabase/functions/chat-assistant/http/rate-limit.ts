/** Limits how many questions one visitor may ask. Each instance of the function counts in its own memory. */

import { z } from 'zod';
import { RequestError } from './errors.ts';

/** Short enough to wait with the page open. */
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Requests per network and minute: typing a question takes ten seconds, and an office shares one address. */
export const networkLimit = 60;

/** How many questions a language model answers per hour and instance: from one network, and in total. */
export const modelLimits = { network: 20, all: 200 } as const;

/** At most this many networks have their own counter. All others share one. */
const maxNetworks = 10_000;
const sharedLimit = 6_000;

/**
 * Creates the function that checks each request. It throws a `RequestError` 429 if there have been too many. For a request that
 * is allowed, it returns a second function, which must be called only for a valid question: it takes one answer from the model's
 * quota, or returns false if the quota is used up.
 *
 * @param addressHeader the header that the host's own proxy overwrites
 */
export function createRateLimit(addressHeader: string, now: () => number) {
  const requests = createWindowCounter(minuteMs, now);
  const answers = createWindowCounter(hourMs, now);
  return (headers: Headers): (() => boolean) => {
    const counts = requests();
    const network = clientNetwork(headers, addressHeader);
    const isCounted = counts.has(network) || counts.size < maxNetworks;
    const [key, limit] = isCounted ? [network, networkLimit] : ['others', sharedLimit];
    if (!tryCount(counts, { [key]: limit })) {
      const waitSeconds = String(Math.ceil((minuteMs - (now() % minuteMs)) / 1000));
      throw new RequestError(
        429,
        'too_many_requests',
        `Too many questions. Try again in ${waitSeconds} seconds.`,
        {
          // A page on a different origin can read how long to wait only if the header is exposed.
          headers: { 'Retry-After': waitSeconds, 'Access-Control-Expose-Headers': 'Retry-After' },
        },
      );
    }
    return () => tryCount(answers(), { [`network ${key}`]: modelLimits.network, all: modelLimits.all });
  };
}

/** Counters that all reset at the end of each window. */
function createWindowCounter(windowMs: number, now: () => number): () => Map<string, number> {
  let current = 0;
  let counts = new Map<string, number>();
  return () => {
    const windowIndex = Math.floor(now() / windowMs);
    if (windowIndex !== current) [current, counts] = [windowIndex, new Map<string, number>()];
    return counts;
  };
}

/** Increments the count of each key. If any key has reached its limit, it changes nothing and returns false. */
function tryCount(counts: Map<string, number>, limits: Readonly<Record<string, number>>): boolean {
  const entries = Object.entries(limits).map(([key, limit]) => [key, counts.get(key) ?? 0, limit] as const);
  if (entries.some(([, count, limit]) => count >= limit)) return false;
  for (const [key, count] of entries) counts.set(key, count + 1);
  return true;
}

/**
 * The network that a request came from: an IPv4 address, or the /56 of an IPv6 address, which belongs to one home.
 *
 * Without `addressHeader`, the last entry of `X-Forwarded-For` counts, because the nearest proxy adds it, while all entries
 * before it are merely claimed by the visitor. Anything but an address is "unknown", because with free text as a key, one visitor
 * could have as many keys as they like.
 */
export function clientNetwork(headers: Headers, addressHeader: string): string {
  const entries = ['X-Forwarded-For', addressHeader].flatMap((name) => headers.get(name)?.split(',') ?? []);
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

function groupsOf(address: string): string[] {
  const halves = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left = [], right = []] = halves.map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
