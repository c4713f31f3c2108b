import type { Locale } from './locales.ts';
import { linkTo, routes } from './routes.ts';

/** Attributes of a link between two pages, to spread on an `<a>` in Astro and in JSX. */
export interface LinkProps {
  readonly href: string;
  /** Marks a link for `src/behaviour/fetch-ahead.ts`. */
  readonly 'data-fetch-ahead'?: '';
}

/** Pages that are fetched ahead from the home page, once somebody is there. */
const fetchedAhead: readonly string[] = [routes.about, routes.launch, routes.blog];

/**
 * A link from one page to another.
 *
 * @param route where it leads, a path without language
 * @param from the page that carries it, a path without language
 */
export function linkProps(locale: Locale, route: string, from: string): LinkProps {
  const href = linkTo(locale, route, from);
  return from === routes.home && fetchedAhead.includes(route) ? { href, 'data-fetch-ahead': '' } : { href };
}
