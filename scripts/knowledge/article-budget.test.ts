import { expect, it } from 'vitest';
import type { Article } from '../../src/blog/article.ts';
import { passagesWithinBudget, sizeOf } from './article-budget.ts';
import { articlePassages, openingPassage } from './article-passages.ts';

function article(id: string): Article {
  const text = {
    title: id,
    excerpt: 'About it. '.repeat(10),
    tags: [],
    body: `Opening.\n\n## Heading\n\n${'Text. '.repeat(100)}`,
  };
  const facts = { id, author: 'A', publishedAt: '2025-01-01', draft: false, readMinutes: 1, featured: false };
  return { ...facts, en: text, sv: { ...text, body: undefined } } as unknown as Article;
}

it('keeps the newest articles whole, then openings, then nothing', () => {
  const articles = ['newest', 'older', 'oldest'].map(article);
  const [newest, older] = articles;
  const whole = sizeOf(articlePassages(newest!, 'en'));
  const opening = sizeOf(openingPassage(older!, 'en'));
  const titles = (room: number) => passagesWithinBudget(articles, 'en', room).map(({ title }) => title);
  // Three quarters are for whole articles: room for one, and for one opening but not for two.
  const room = whole / 0.75;
  expect(room / 4).toBeGreaterThan(opening);
  expect(room / 4).toBeLessThan(2 * opening);
  expect(titles(room)).toEqual(['newest', 'newest – Heading', 'older']);
  expect(titles(6 * opening)).toEqual(['newest']);
  expect(titles(-1)).toEqual([]);
});
