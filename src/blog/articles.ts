import { getCollection } from 'astro:content';
import type { Article } from './article.ts';

/** Every article, newest first. */
export async function allArticles(): Promise<Article[]> {
  const entries = await getCollection('blog');
  const articles = entries.map(({ data }) => data);
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
