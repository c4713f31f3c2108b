import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { localizeArticle } from './localize.ts';
import type { Picture } from './picture.ts';
import { renderArticle } from './render-article.ts';

const article = { ...localizeArticle(exampleArticle, 'en'), body: '[us](/about)' };

it('renders again when an image was replaced', () => {
  const picture: Picture = { sources: [], src: '/a.jpg', srcset: '/a.jpg 1w', width: 1, height: 1 };
  const withImage = { ...article, body: '![a](./a.jpg)' };
  expect(renderArticle(withImage, 'en', 'Table', new Map([['a.jpg', picture]])).html).toContain('/a.jpg');
  const next = new Map([['a.jpg', { ...picture, src: '/b.jpg' }]]);
  expect(renderArticle(withImage, 'en', 'Table', next).html).toContain('/b.jpg');
});

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
