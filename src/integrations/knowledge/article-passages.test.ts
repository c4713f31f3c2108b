import { expect, it } from 'vitest';
import { englishArticle } from '../../testing/fixtures/article.ts';
import { articlePassages } from './article-passages.ts';

const body =
  'Opening.\n\n## What it costs\n\n5 **kronor**.\n\n## Law\n\n### GDPR\n\nAsk.\n\n## What it costs\n\nMore.';

const article = (id: string, sv = {}) =>
  englishArticle({ title: id, excerpt: `About ${id}.`, body }, { id, sv });

it('passages are the excerpt, the opening and each section with text, as markdown', () => {
  expect(articlePassages([article('x')], 'en')).toEqual([
    { title: 'x', text: 'About x.', href: '/en/blog/x' },
    { title: 'x', text: 'Opening.', href: '/en/blog/x' },
    { title: 'x – What it costs', text: '5 **kronor**.', href: '/en/blog/x#what-it-costs' },
    { title: 'x – GDPR', text: 'Ask.', href: '/en/blog/x#gdpr' },
    { title: 'x – What it costs', text: 'More.', href: '/en/blog/x#what-it-costs-1' },
  ]);
});

it('passages have their own addresses and titles in another language; an article without a text in it has none', () => {
  const translated = article('x', { title: 'Y', body: '## Vad det är\n\nEtt program.' });
  expect(articlePassages([translated, article('z')], 'sv')).toEqual([
    { title: 'Y', text: 'About x.', href: '/sv/blog/x' },
    { title: 'Y – Vad det är', text: 'Ett program.', href: '/sv/blog/x#vad-det-är' },
  ]);
});
