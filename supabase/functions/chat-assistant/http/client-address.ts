/** Where a request came from, for counting. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 of an IPv6 one, all of which a visitor has; "unknown" when no proxy says. */
  readonly network: string;
  /** The /56 of an IPv6 address, all of which a home has; undefined for others. */
  readonly site?: string;
}

/**
 * The address that a request came from.
 *
 * Without the trusted header the last entry of `X-Forwarded-For` is taken: the nearest proxy adds it,
 * while all entries before it are what the visitor or someone further away claims.
 *
 * @param trustedHeader the header that the host's own proxy writes anew on each request
 */
export function clientAddress(headers: Headers, trustedHeader: string): ClientAddress {
  const value = headers.get(trustedHeader) ?? headers.get('X-Forwarded-For') ?? '';
  const address = withoutPort(value.split(',').at(-1)?.trim().toLowerCase() ?? '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return { network: mapped };
  if (!address.includes(':')) return { network: address || 'unknown' };
  const groups = networkOf(address);
  return { network: `${groups.join(':')}::/64`, site: `${siteOf(groups).join(':')}::/56` };
}

/**
 * `203.0.113.5:1234`, `[2001:db8::1]:443` and `[2001:db8::1]` without brackets and port, which some proxies write:
 * each connection has a port of its own, so that nobody would ever reach a limit.
 */
function withoutPort(entry: string): string {
  return entry.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The first four groups of an IPv6 address, with the zeros that "::" stands for. */
function networkOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The groups without the last two hexadecimal digits of the fourth. */
function siteOf(groups: readonly string[]): string[] {
  const [first = '0', second = '0', third = '0', fourth = '0'] = groups;
  return [first, second, third, `${fourth.padStart(4, '0').slice(0, 2)}00`.replace(/^0+(?=.)/, '')];
}
