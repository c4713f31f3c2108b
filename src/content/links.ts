/** The links in texts, shown only if their target is built: an owner may remove articles and answers. */

import { defaultLocale, type Locale } from '../site/locales.ts';
import { builtHref } from '../site/routes.ts';
import { shownArticles } from './articles/collection.ts';
import { routesOf } from './content-routes.ts';
import { faqTopics } from './faq/collection.ts';
import { site } from './owner-data.ts';

/** The paths, without language, that links may point to in every language. */
export const builtRoutes = routesOf(site, await shownArticles(), faqTopics(defaultLocale));

/** A link on the page `from`; undefined if its target is not built. */
export function builtLink(href: string, locale: Locale, from: string): { readonly href: string } | undefined {
  const built = builtHref(href, locale, from, builtRoutes);
  return built === undefined ? undefined : { href: built };
}
