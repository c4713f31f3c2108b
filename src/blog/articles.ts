import { getCollection } from 'astro:content';
import { locales } from '../i18n/locales.ts';
import type { Article } from './article.ts';
import { dayOf, publishedOn } from './publishing.ts';
import { hasVideo } from './video.ts';

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

/** Whether an article of the site shows a video, in any language. */
export async function hasVideos(): Promise<boolean> {
  const bodies = (await allArticles()).flatMap((article) =>
    locales.map((locale) => article[locale]?.body ?? ''),
  );
  return bodies.some(hasVideo);
}
