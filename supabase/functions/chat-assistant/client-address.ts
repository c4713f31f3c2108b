/**
 * The address that a request came from, for counting.
 *
 * Supabase’s functions stand behind Cloudflare, which writes `CF-Connecting-IP` anew on each request.
 * Without it the last entry of `X-Forwarded-For` is taken: the nearest proxy adds it, while all
 * entries before it are what the visitor or someone further away claims.
 *
 * @returns an IPv4 address, or the network part of an IPv6 one, since a visitor has all of a /64;
 *   "unknown" when no proxy says
 */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('X-Forwarded-For')?.split(',').at(-1);
  const address = (headers.get('CF-Connecting-IP') ?? forwarded ?? '').trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (address.includes(':')) return networkOf(address);
  return address || 'unknown';
}

/** The first four groups of an IPv6 address, with the zeros that "::" stands for. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
