import { expect, it } from 'vitest';
import type { Article } from '../../src/blog/article.ts';
import { passagesWithinBudget } from './article-budget.ts';

function article(id: string): Article {
  const text = {
    title: id,
    excerpt: 'About it.',
    tags: [],
    body: `Opening.\n\n## Heading\n\n${'Text. '.repeat(100)}`,
  };
  const facts = { id, author: 'A', publishedAt: '2025-01-01', draft: false, readMinutes: 1, featured: false };
  return { ...facts, en: text, sv: { ...text, body: undefined } } as unknown as Article;
}

it('keeps the newest articles whole, then openings, then nothing', () => {
  const articles = ['newest', 'older', 'oldest'].map(article);
  const titles = passagesWithinBudget(articles, 'en', { whole: 1_000, openings: 30 }).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['newest', 'newest – Heading', 'older']);
});
