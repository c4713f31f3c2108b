/** The links of texts, shown only where their target is built: an owner may remove articles and answers. */

import { defaultLocale, type Locale } from '../site/locales.ts';
import { builtHref } from '../site/routes.ts';
import { faqTopics } from './answers/faq.ts';
import { allArticles } from './articles/articles.ts';
import { builtPaths } from './articles/listings.ts';
import { site } from './company/data.ts';

/** The paths without language that links may lead to, the same in every language. */
export const linkablePaths = builtPaths(site, await allArticles(), faqTopics(defaultLocale));

/** A link for the page `from`; undefined if its target is not built. */
export function builtLink(href: string, locale: Locale, from: string): { readonly href: string } | undefined {
  const built = builtHref(href, locale, from, linkablePaths);
  return built === undefined ? undefined : { href: built };
}
