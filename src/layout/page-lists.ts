/** Lists of the site's pages, without articles, tags and topics. */

import { faqTopics, hasFaq } from '../content/answers/faq.ts';
import type { Article } from '../content/articles/article.ts';
import { site as owner } from '../content/company/data.ts';
import type { Locale } from '../site/locales.ts';
import { isUnlisted, languagePaths, pageNames, type PageName, routes } from '../site/routes.ts';

/** The pages that are built. The blog is built without articles too, the FAQ only if a language has answers. */
export const builtPages: readonly PageName[] = pageNames(owner, true, hasFaq);

/** The paths of a page's file: none where the site does without the page. */
export function pathsOf(name: PageName): ReturnType<typeof languagePaths> {
  return builtPages.includes(name) ? languagePaths() : [];
}

/** The pages with content that search engines may list. */
export function listedPages(articles: readonly Article[], locale: Locale): PageName[] {
  const filled = pageNames(owner, articles.length > 0, faqTopics(locale).length > 0);
  return filled.filter((name) => !isUnlisted(routes[name]));
}
