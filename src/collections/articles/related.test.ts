import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import type { Article } from './article.ts';
import { onwardPaths } from './related.ts';

const article = (id: string, ...tags: string[]): Article => ({
  ...exampleArticle,
  id,
  en: { ...exampleArticle.en, tags },
  sv: {},
});

const ids = (from: string, articles: readonly Article[]) => {
  const { next, newer, related = [] } = onwardPaths(articles).get(from) ?? {};
  return [next?.id, newer?.id, related.map(({ id }) => id).join(' ')];
};

const blog = [
  article('a', 'Voice'),
  article('b', 'Costs'),
  article('c', 'Voice', 'Costs'),
  article('d', 'Law'),
  article('e', 'voice', 'costs'),
  article('f', 'Costs'),
  article('g', 'Voice'),
];

it.each([
  ['c', 'd', 'b', 'e a f'],
  ['a', 'b', undefined, 'c e g'],
  ['d', 'e', 'c', ''],
])('from %s readers go on to %s, %s and %s', (from, next, newer, related) => {
  expect(ids(from, blog)).toEqual([next, newer, related]);
});

it('of two articles each leads to the other, once', () => {
  expect(ids('b', blog.slice(0, 2))).toEqual(['a', undefined, '']);
  expect(ids('a', blog.slice(0, 2))).toEqual(['b', undefined, '']);
});

it('a single article leads nowhere', () => {
  expect(ids('a', blog.slice(0, 1))).toEqual([undefined, undefined, '']);
});
