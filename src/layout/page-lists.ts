/** Lists of the site's pages, without articles, tags and topics. */

import type { Article } from '../content/articles/article.ts';
import { site as owner } from '../content/company/data.ts';
import { isUnlisted, languagePaths, pageNames, type PageName, routes } from '../site/routes.ts';

/** The pages that are built. The blog is built without articles too. */
export const builtPages: readonly PageName[] = pageNames(owner, true);

/** The paths of a page's file: none where the site does without the page. */
export function pathsOf(name: PageName): ReturnType<typeof languagePaths> {
  return builtPages.includes(name) ? languagePaths() : [];
}

/** The pages with content that search engines may list. */
export function listedPages(articles: readonly Article[]): PageName[] {
  return pageNames(owner, articles.length > 0).filter((name) => !isUnlisted(routes[name]));
}
