import { expect, it } from 'vitest';
import { englishArticle } from '../testing/fixtures/article.ts';
import type { Article } from './articles/article-schema.ts';
import { routesOf } from './content-routes.ts';
import type { FaqTopic } from './faq/parse-faq.ts';

it('routesOf contains the pages, articles, their lists and rare questions', () => {
  const paths = ['/about', '/faq', '/faq/prices', '/blog', '/blog/a', '/blog/tag/costs'];
  const question = { id: 'a', question: 'A?', answer: 'A', featured: false, wordings: [] };
  const topics = [{ id: 'prices', title: 'Prices', questions: [{ ...question, rare: true }] }];
  const found = (articles: Article[], faq: FaqTopic[]) =>
    paths.filter((path) => routesOf({}, articles, faq).has(path));
  expect(found([englishArticle({ tags: ['Costs'] }, { id: 'a' })], topics)).toEqual(paths);
  expect(found([], [])).toEqual(['/about', '/faq']);
});
