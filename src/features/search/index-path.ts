import type { Locale } from '../../site/locales.ts';

/** The address of what the search of a language looks through: `src/pages/search-index/` makes the file. */
export function indexPath(locale: Locale): string {
  return `/search-index/${locale}.json`;
}
