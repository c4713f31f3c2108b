import type { Locale } from '../site/locales.ts';
import { builtHref } from '../site/routes.ts';
import { faqTopics } from './answers/faq.ts';
import { allArticles } from './articles/articles.ts';
import { builtPaths } from './articles/listings.ts';
import { site } from './company/data.ts';

/** The paths of the site's pages in a language, without their prefix. */
export async function pathsIn(locale: Locale): Promise<ReadonlySet<string>> {
  return builtPaths(site, await allArticles(), faqTopics(locale).length > 0);
}

/**
 * A link of a text, which is shown only if its page is built: an owner may remove articles and answers.
 *
 * @param href without language, such as `/faq#prices`
 * @param from the route of the page with the link
 */
export async function builtLink(
  href: string,
  locale: Locale,
  from: string,
): Promise<{ readonly href: string } | undefined> {
  const built = builtHref(href, locale, from, await pathsIn(locale));
  return built === undefined ? undefined : { href: built };
}
