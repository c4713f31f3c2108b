import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../testing/fixtures/article.ts';
import type { FaqTopic } from '../answers/parse-faq.ts';
import type { Article } from './article.ts';
import { articlesPerPage, builtPaths, listings, pageNumbers, onwardPaths } from './listings.ts';

const article = (id: string, tags: string[], featured = false): Article => ({
  ...exampleArticle,
  id,
  featured,
  en: { ...exampleArticle.en, tags },
  sv: {},
});

const many = Array.from({ length: articlesPerPage * 2 + 1 }, (_, index) => article(`a${index}`, ['Voice']));

describe('listings', () => {
  it('are pages of twelve with addresses, for all articles and for each tag', () => {
    const pages = listings(many).map(({ route, number, count, articles }) => {
      return `${route}: ${number} of ${count}, ${articles.length}`;
    });
    expect(pages).toEqual([
      '/blog: 1 of 3, 12',
      '/blog/page/2: 2 of 3, 12',
      '/blog/page/3: 3 of 3, 1',
      '/blog/tag/voice: 1 of 3, 12',
      '/blog/tag/voice/page/2: 2 of 3, 12',
      '/blog/tag/voice/page/3: 3 of 3, 1',
    ]);
  });

  it('hold every article once, the featured one first', () => {
    const pages = listings([...many, article('last', ['Voice'], true)]).filter(({ tagId }) => !tagId);
    const ids = pages.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(ids).toEqual(['last', ...many.map(({ id }) => id)]);
  });

  it('gather a tag in whichever spelling has the same address', () => {
    const [, tag, ...others] = listings([article('a', ['Buyer’s guide']), article('b', ['Buyers Guide'])]);
    expect([tag?.route, tag?.articles.length, others]).toEqual(['/blog/tag/buyers-guide', 2, []]);
  });

  it('are one empty page of a blog without articles', () => {
    expect(listings([])).toMatchObject([{ route: '/blog', count: 1, articles: [] }]);
  });
});

it.each([
  [1, 1, '1'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [9, 9, '1 … 8 9'],
])('pageNumbers of page %i of %i are %s', (number, count, numbers) => {
  expect(
    pageNumbers(number, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(numbers);
});

const ids = (from: string, articles: readonly Article[]) => {
  const { next, newer, related = [] } = onwardPaths(articles).get(from) ?? {};
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
])('from %s of %i articles readers go on to %s, %s and %s', (from, count, next, newer, related) => {
  expect(ids(from, blog.slice(0, count))).toEqual([next, newer, related]);
});

it('builtPaths has the pages, and articles, lists and rarer questions where there are some', () => {
  const paths = ['/about', '/faq', '/faq/prices', '/blog', '/blog/a', '/blog/tag/costs'];
  const question = { id: 'a', question: 'A?', answerMarkdown: 'A', featured: false, wordings: [] };
  const topics = [{ id: 'prices', title: 'Prices', questions: [{ ...question, page: false }] }];
  const found = (articles: Article[], faq: FaqTopic[]) =>
    paths.filter((path) => builtPaths({}, articles, faq).has(path));
  expect(found([article('a', ['Costs'])], topics)).toEqual(paths);
  expect(found([], [])).toEqual(['/about', '/faq']);
});
