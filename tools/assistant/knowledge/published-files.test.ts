import { expect, it } from 'vitest';
import { publishedFiles } from './published-files.ts';

const article = (...fields: string[]) => ['---', ...fields, '---', 'Text.'].join('\n');

it('publishedFiles leaves out both languages of drafts and of what comes later, and nothing else', () => {
  const files = {
    'content/blog/old/index.en.md': article('publishedAt: 2026-01-01'),
    'content/blog/today/index.en.md': article('publishedAt: 2026-01-02'),
    'content/blog/later/index.en.md': article('publishedAt: 2026-01-03'),
    'content/blog/later/index.sv.md': article(),
    'content/blog/draft/index.en.md': article('publishedAt: 2026-01-01', 'draft: true'),
    'content/blog/draft/index.sv.md': article(),
    'content/blog/wrong/index.en.md': 'draft: true',
    'content/faq/later/en.yaml': 'publishedAt: 2026-01-03',
  };
  expect(Object.keys(publishedFiles(files, 'content/blog', '2026-01-02'))).toEqual([
    'content/blog/old/index.en.md',
    'content/blog/today/index.en.md',
    'content/blog/wrong/index.en.md',
    'content/faq/later/en.yaml',
  ]);
});
