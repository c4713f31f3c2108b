import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { heldBackLinks } from './held-back-links.ts';

it('heldBackLinks names links of published articles to what is not published', () => {
  const text = '---\ntitle: A\n---\n\n[draft](/blog/draft#x) [out](/blog/other)\n\n[later](/sv/blog/later)\n';
  const articles = [
    { ...exampleArticle, id: 'out' },
    { ...exampleArticle, id: 'other' },
    { ...exampleArticle, id: 'draft', draft: true },
    { ...exampleArticle, id: 'later', publishedAt: '2026-01-03' },
  ];
  const texts = ['out', 'draft'].map((id) => ({ path: `content/blog/${id}/index.en.md`, text }));
  expect(heldBackLinks({ articles, blog: { texts } }, '2026-01-02')).toEqual([
    {
      file: 'content/blog/out/index.en.md',
      field: '',
      line: 5,
      message: 'links to /blog/draft#x, which is not published yet.',
    },
    {
      file: 'content/blog/out/index.en.md',
      field: '',
      line: 7,
      message: 'links to /sv/blog/later, which is not published yet.',
    },
  ]);
});
