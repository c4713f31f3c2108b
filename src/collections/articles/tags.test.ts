import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { slugOf, tagName } from './tags.ts';

const translated = { ...exampleArticle, id: 'old' };
const untranslated = { ...exampleArticle, id: 'new', sv: { title: 'En rubrik' } };

it('tagName takes a translation before the original of a newer article', () => {
  expect(tagName([untranslated, translated], 'voice', 'sv')).toBe('Röst');
});

it('tagName takes the original where no article translates it', () => {
  expect(tagName([untranslated], 'voice', 'sv')).toBe('Voice');
});

it.each([
  ['What an agent costs', 'what-an-agent-costs'],
  ['Så räknar ni: 3 steg för Åre', 'sa-raknar-ni-3-steg-for-are'],
  ['Buyer’s guide', 'buyers-guide'],
  ['Smørrebrød & Łódź – straße', 'smorrebrod-lodz-strasse'],
  ['  (AI) 24/7!  ', 'ai-24-7'],
  ['Zoe\u0301', 'zoe'],
  ['日本', ''],
])('%j becomes %j in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
