import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { undrawableTexts } from './undrawable-texts.ts';

it('undrawableTexts name what the font of the social images lacks', () => {
  expect(undrawableTexts([exampleArticle])).toEqual([]);
  const article = { ...exampleArticle, author: 'Łukasz', sv: { title: 'Bröd 🥐' } };
  expect(undrawableTexts([article])).toEqual([
    {
      file: 'content/blog/some-id/index.sv.md',
      field: 'title',
      message: expect.stringMatching(/^cannot be drawn in the social image: the font has no “🥐”/),
    },
  ]);
});
