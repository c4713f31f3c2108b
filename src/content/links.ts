/** The links in texts, shown only if their target is built: an owner may remove articles and answers. */

import { defaultLocale, type Locale } from '../site/locales.ts';
import { builtHref } from '../site/routes.ts';
import { faqTopics } from './answers/collection.ts';
import { allArticles } from './articles/collection.ts';
import { builtRoutes } from './articles/listings.ts';
import { site } from './company/facts.ts';

/** The paths, without language, that links may point to; the same in every language. */
export const linkableRoutes = builtRoutes(site, await allArticles(), faqTopics(defaultLocale));

/** A link on the page `from`; undefined if its target is not built. */
export function builtLink(href: string, locale: Locale, from: string): { readonly href: string } | undefined {
  const built = builtHref(href, locale, from, linkableRoutes);
  return built === undefined ? undefined : { href: built };
}
