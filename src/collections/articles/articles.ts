import { getCollection } from 'astro:content';
import type { Article } from './article.ts';
import { dayOf, newestFirst, publishedOn } from './publishing.ts';

/**
 * The articles of the site, newest first: what is published when the site is built. Development shows drafts
 * and scheduled articles too, so that their authors see them.
 */
export async function allArticles(): Promise<Article[]> {
  const articles = newestFirst((await getCollection('articles')).map(({ data }) => data));
  return import.meta.env.DEV ? articles : publishedOn(articles, dayOf(new Date()));
}
