import type { Locale } from './locales.ts';
import { linkTo, routes } from './routes.ts';

/** Attributes of a link between two pages, to spread on an `<a>` in Astro and in JSX. */
export interface LinkProps {
  readonly href: string;
  readonly 'data-astro-prefetch'?: 'hover';
}

/** Pages that are fetched as soon as a visitor points at a link to them. */
const prefetched: readonly string[] = [routes.about, routes.launch, routes.blog];

/**
 * A link from one page to another.
 *
 * @param route where it leads, a path without language
 * @param from the page that carries it, a path without language
 */
export function linkProps(locale: Locale, route: string, from: string): LinkProps {
  const href = linkTo(locale, route, from);
  // A bare attribute would become ="true" in JSX, which Astro's prefetch never matches.
  return prefetched.includes(route) ? { href, 'data-astro-prefetch': 'hover' } : { href };
}
