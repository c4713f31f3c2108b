/** The addresses of the pages with content. */

import { articleRoute, faqTopicRoute, includedPages, routes, tagRoute } from '../site/routes.ts';
import type { Article } from './articles/article-schema.ts';
import { tagIdsOf } from './articles/localize.ts';
import type { Site } from './company/site-schema.ts';
import { type FaqTopic, rareTopics } from './faq/parse-faq.ts';

/** The paths, without language, that links may point to: those of pages with content. */
export function routesOf(
  site: Pick<Site, 'withoutPages'>,
  articles: readonly Article[],
  topics: readonly FaqTopic[],
): ReadonlySet<string> {
  return new Set([
    ...includedPages(site, articles.length > 0).map((name) => routes[name]),
    ...rareTopicRoutes(topics),
    ...articles.flatMap(tagIdsOf).map(tagRoute),
    ...articles.map(({ id }) => articleRoute(id)),
  ]);
}

/** The paths of the pages with rare questions. */
export function rareTopicRoutes(topics: readonly FaqTopic[]): string[] {
  return rareTopics(topics).map(({ id }) => faqTopicRoute(id));
}
