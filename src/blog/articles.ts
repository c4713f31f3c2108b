import { getCollection } from 'astro:content';
import type { Article } from './article.ts';
import { dayOf, publishedOn } from './publishing.ts';

/** Astro takes a collection without entries for a mistake, and says so at each use. */
const hasArticles = Object.keys(import.meta.glob('/content/blog/*/*.md')).length > 0;

/**
 * The articles of the site, newest first: what is published when the site is built. Development shows drafts
 * and scheduled articles too, so that their authors see them.
 */
export async function allArticles(now: Date = new Date()): Promise<Article[]> {
  if (!hasArticles) return [];
  const entries = await getCollection('blog');
  const all = entries.map(({ data }) => data);
  const articles = import.meta.env.DEV ? all : publishedOn(all, dayOf(now));
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
