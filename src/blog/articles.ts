import { getCollection } from 'astro:content';
import type { Article } from './article.ts';

/** Astro takes a collection without entries for a mistake, and says so at each use. */
const hasArticles = Object.keys(import.meta.glob('/content/blog/*/*.md')).length > 0;

/** Every article, newest first. */
export async function allArticles(): Promise<Article[]> {
  if (!hasArticles) return [];
  const entries = await getCollection('blog');
  const articles = entries.map(({ data }) => data);
  return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
