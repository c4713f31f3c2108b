import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { tagName } from './tags.ts';

const translated = { ...exampleArticle, id: 'old' };
const untranslated = { ...exampleArticle, id: 'new', sv: { title: 'En rubrik' } };

it('tagName takes a translation before the original of a newer article', () => {
  expect(tagName([untranslated, translated], 'voice', 'sv')).toBe('Röst');
});

it('tagName takes the original where no article translates it', () => {
  expect(tagName([untranslated], 'voice', 'sv')).toBe('Voice');
});
