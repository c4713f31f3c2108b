import { expect, it } from 'vitest';
import { englishArticle } from '../../testing/fixtures/article.ts';
import type { Article } from './article-schema.ts';
import { articlesByTag, featuredFirst, readNextArticles } from './listings.ts';

const article = (id: string, tags: string[], featured = false) => englishArticle({ tags }, { id, featured });

it('featuredFirst keeps the order of all other articles', () => {
  const articles = [article('a', []), article('b', []), article('c', [], true)];
  expect(featuredFirst(articles).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

it('articlesByTag groups spellings of a tag that have the same address', () => {
  const articles = [article('a', ['Buyer’s guide']), article('b', ['Buyers Guide', 'Costs'])];
  const found = [...articlesByTag(articles)].map(([id, tagged]) => [id, tagged.map((each) => each.id)]);
  expect(found).toEqual([
    ['buyers-guide', ['a', 'b']],
    ['costs', ['b']],
  ]);
});

const ids = (from: string, articles: readonly Article[]) => {
  const index = articles.findIndex(({ id }) => id === from);
  const { next, newer, related } = readNextArticles(articles)[index]!;
  return [next?.id, newer?.id, related.map(({ id }) => id).join(' ')];
};

const blog = [
  article('a', ['Voice']),
  article('b', ['Costs']),
  article('c', ['Voice', 'Costs']),
  article('d', ['Law']),
  article('e', ['voice', 'costs']),
  article('f', ['Costs']),
  article('g', ['Voice']),
];

it.each([
  ['c', 7, 'd', 'b', 'e a f'],
  ['a', 7, 'b', undefined, 'c e g'],
  ['d', 7, 'e', 'c', ''],
  ['b', 2, 'a', undefined, ''],
  ['a', 2, 'b', undefined, ''],
  ['a', 1, undefined, undefined, ''],
])('article %s of %i suggests %s, %s and %s next', (from, count, next, newer, related) => {
  expect(ids(from, blog.slice(0, count))).toEqual([next, newer, related]);
});
