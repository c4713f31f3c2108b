import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { localizeArticle } from './localize.ts';
import { renderArticle } from './render-article.ts';

const article = { ...localizeArticle(exampleArticle, 'en'), body: '[us](/about)' };

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
