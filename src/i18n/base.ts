/** Where the site begins on its host. Everything else counts paths from the site's own root. */

// Astro's, from the path of the site's address. Node has none: paths are as they are there.
const given = import.meta.env?.BASE_URL ?? '/';

/** The path that the site lies below, such as `/website`; empty at the root of a host. */
export const base: string = given === '/' ? '' : given.replace(/\/$/, '');

/** The address of a path on its host: what links, forms and scripts name. */
export function withBase(path: string): string {
  return base + path;
}

/**
 * The path of an address, counted from the site's root. What is no address of the site comes back unchanged.
 *
 * @param below the path that the site lies below, without a closing slash
 */
export function withoutBase(address: string, below = base): string {
  const path = address.slice(below.length);
  return address.startsWith(below) && /^(?:\/|$)/.test(path) ? path || '/' : address;
}
