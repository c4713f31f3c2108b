import { expect, it } from 'vitest';
import type { LocalizedArticle } from './localize.ts';
import { renderArticle } from './render-article.ts';

const article: LocalizedArticle = {
  id: 'my-id',
  title: 'A title',
  excerpt: 'One sentence.',
  tags: ['voice'],
  body: '[us](/about)',
  bodyLocale: 'en',
  titleLocale: 'en',
  excerptLocale: 'en',
  author: 'Sara',
  publishedAt: '2025-10-24',
  readMinutes: 12,
  featured: false,
};

it('renders a body once per language and keeps it', () => {
  expect(renderArticle(article, 'en', 'Table')).toBe(renderArticle({ ...article }, 'en', 'Table'));
});

it('keeps languages and articles apart', () => {
  renderArticle(article, 'en', 'Table');
  expect(renderArticle(article, 'sv', 'Tabell').html).toContain('href="/sv/about"');
  expect(renderArticle({ ...article, id: 'other', body: 'Other' }, 'en', 'Table').html).toContain('Other');
});

it('renders again when the body has changed', () => {
  renderArticle(article, 'en', 'Table');
  expect(renderArticle({ ...article, body: 'New' }, 'en', 'Table').html).toBe('<p>New</p>\n');
});
