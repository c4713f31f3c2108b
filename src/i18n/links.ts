import type { Locale } from './locales.ts';
import { linkTo, routes } from './routes.ts';

/** Attributes of a link between two pages, to spread on an `<a>` in Astro and in JSX. */
export interface LinkProps {
  readonly href: string;
  /** Has Astro fetch the page once this one has loaded. */
  readonly 'data-astro-prefetch'?: 'load';
}

/** Pages that the home page prefetches, where it links to them. */
const prefetched: readonly string[] = ['/about', '/launch', '/blog'];

/**
 * A link from one page to another.
 *
 * @param route where it leads, a path without language
 * @param from the page that carries it, a path without language
 */
export function linkProps(locale: Locale, route: string, from: string): LinkProps {
  const href = linkTo(locale, route, from);
  return from === routes.home && prefetched.includes(route)
    ? { href, 'data-astro-prefetch': 'load' }
    : { href };
}
