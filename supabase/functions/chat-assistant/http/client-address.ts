import { z } from 'zod';

/** Of IPv6 addresses whose last two groups are an IPv4 address: mapped ones, and those that NAT64 writes. */
const embeddingPrefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * The networks that a request came from, for counting: an IPv4 address, or the /64 of an IPv6 one, all of which a
 * visitor has, after the /48 and the /56 that it belongs to; "unknown" when no proxy says.
 *
 * Without the trusted header the last entry of `X-Forwarded-For` is taken: the nearest proxy adds it,
 * while all entries before it are what the visitor or someone further away claims. Where that is no
 * address, all are "unknown": a key of any text would let one visitor have as many as they like.
 *
 * @param trustedHeader the header that the host's own proxy writes anew on each request
 * @returns the visitor's own network last
 */
export function clientNetworks(headers: Headers, trustedHeader: string): string[] {
  const entry = lastEntry(headers.get(trustedHeader)) ?? lastEntry(headers.get('X-Forwarded-For')) ?? '';
  const address = withoutPort(entry);
  if (z.ipv4().safeParse(address).success) return [address];
  if (!z.ipv6().safeParse(address).success) return ['unknown'];
  const groups = groupsOf(address);
  if (embeddingPrefixes.includes(groups.slice(0, 6).join(':'))) return [embedded(groups)];
  const [first, second, third, fourth = '0'] = groups;
  const wide = [first, second, third].join(':');
  const home = `${fourth.padStart(4, '0').slice(0, 2)}00`.replace(/^0+(?=.)/, '');
  return [`${wide}::/48`, `${wide}:${home}::/56`, `${wide}:${fourth}::/64`];
}

/** The last entry of a list with commas that is not empty; undefined without one. */
function lastEntry(list: string | null): string | undefined {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .findLast((entry) => entry !== '');
}

/**
 * `203.0.113.5:1234`, `[2001:db8::1]:443` and `[2001:db8::1]` without brackets and port, which some proxies write:
 * each connection has a port of its own, so that nobody would ever reach a limit.
 */
function withoutPort(entry: string): string {
  return entry.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The eight groups of an IPv6 address, in its shortest form but for the zeros that "::" stands for. */
function groupsOf(address: string): string[] {
  // `URL` writes an IPv4 address at the end in hexadecimal, and no zeros in front.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = before.split(':').filter(Boolean);
  const right = after.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The IPv4 address in the last two groups. */
function embedded(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const number = parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}
