import { describe, expect, it } from 'vitest';
import type { Article } from '../../../src/collections/articles/article.ts';
import { articlePassages, lengthOf } from './article-passages.ts';

const body =
  'Opening.\n\n## What it costs\n\n5 **kronor**.\n\n## Law\n\n### GDPR\n\nAsk.\n\n## What it costs\n\nMore.';

function article(id: string, sv: Article['sv'] = {}): Article {
  const facts = { author: 'A', publishedAt: '2025-01-01', draft: false, readMinutes: 1, featured: false };
  return { id, ...facts, en: { title: id, excerpt: `About ${id}.`, tags: ['a'], body }, sv };
}

describe('articlePassages', () => {
  it('are the excerpt, the opening and each section that says something, as markdown', () => {
    expect(articlePassages([article('x')], 'en', 10_000).passages).toEqual([
      { title: 'x', text: 'About x.', href: '/en/blog/x' },
      { title: 'x', text: 'Opening.', href: '/en/blog/x' },
      { title: 'x – What it costs', text: '5 **kronor**.', href: '/en/blog/x#what-it-costs' },
      { title: 'x – GDPR', text: 'Ask.', href: '/en/blog/x#gdpr' },
      { title: 'x – What it costs', text: 'More.', href: '/en/blog/x#what-it-costs-1' },
    ]);
  });

  it('have their own addresses and titles in another language, and none where it has no text', () => {
    const translated = article('x', { title: 'Y', body: '## Vad det är\n\nEtt program.' });
    expect(articlePassages([translated, article('z')], 'sv', 10_000).passages).toEqual([
      { title: 'Y', text: 'About x.', href: '/sv/blog/x' },
      { title: 'Y – Vad det är', text: 'Ett program.', href: '/sv/blog/x#vad-det-är' },
    ]);
  });

  it('keep the newest articles whole as far as there is room, and of every other the excerpt', () => {
    const articles = ['newest', 'older', 'oldest'].map((id) => article(id));
    const all = articlePassages(articles, 'en', Infinity);
    expect(all).toMatchObject({ count: 3, whole: 3 });
    const less = articlePassages(articles, 'en', lengthOf(all.passages) - 1);
    expect(less).toMatchObject({ count: 3, whole: 2 });
    const of = (id: string) => less.passages.filter(({ title }) => title.startsWith(id)).length;
    expect(['newest', 'older ', 'older', 'oldest'].map(of)).toEqual([5, 3, 5, 1]);
    expect(articlePassages(articles, 'en', 0)).toMatchObject({ count: 3, whole: 0 });
  });
});
