import { describe, expect, it } from 'vitest';
import { englishArticle, exampleArticle } from '../../testing/fixtures/article.ts';
import { localizeArticle, slugOf, tagName } from './localize.ts';

const untranslated = englishArticle({ tags: ['voice'] });
const { en: _en, sv: _sv, ...shared } = untranslated;

describe('localizeArticle', () => {
  it.each(['en', 'sv'] as const)('shows an untranslated article in English on the %s page', (locale) => {
    expect(localizeArticle(untranslated, locale)).toEqual({
      ...shared,
      ...untranslated.en,
      words: 2,
      tags: [{ id: 'voice', name: 'voice' }],
      writtenIn: ['en'],
      titleLocale: 'en',
      excerptLocale: 'en',
      bodyLocale: 'en',
    });
  });

  it.each([
    ['title', { title: 'En rubrik' }, { titleLocale: 'sv' }],
    ['excerpt', { excerpt: 'En mening.' }, { excerptLocale: 'sv' }],
    ['tags', { tags: ['röst'] }, { tags: [{ id: 'voice', name: 'röst' }] }],
    ['body', { body: 'Texten.' }, { words: 1, bodyLocale: 'sv', writtenIn: ['en', 'sv'] }],
  ])('uses only the %s from Swedish and everything else from English', (_field, sv, languages) => {
    const english = localizeArticle(untranslated, 'en');
    expect(localizeArticle({ ...untranslated, sv }, 'sv')).toEqual({ ...english, ...sv, ...languages });
  });

  it('counts words and numbers, but not markdown syntax', () => {
    const body = '## One\n\n- two – **three**, 4 %\n\n| five | six |\n| - | - |\n\n---';
    expect(localizeArticle({ ...untranslated, sv: { body } }, 'sv').words).toBe(6);
  });

  it('calculates the read time from the displayed text if none is given', () => {
    const article = { ...untranslated, readMinutes: undefined, sv: { body: 'ord '.repeat(1_000) } };
    expect(localizeArticle(article, 'en').readMinutes).toBe(1);
    expect(localizeArticle(article, 'sv').readMinutes).toBe(4);
  });
});

const older = { ...exampleArticle, id: 'old' };
const newer = { ...exampleArticle, id: 'new', sv: { title: 'En rubrik' } };

it('tagName prefers a translation to a newer article’s original, and falls back to the original', () => {
  expect(tagName([newer, older], 'voice', 'sv')).toBe('Röst');
  expect(tagName([newer], 'voice', 'sv')).toBe('Voice');
});

it.each([
  ['What an agent costs', 'what-an-agent-costs'],
  ['Så räknar ni: 3 steg för Åre', 'sa-raknar-ni-3-steg-for-are'],
  ['Buyer’s guide', 'buyers-guide'],
  ['Smørrebrød & Łódź – straße', 'smorrebrod-lodz-strasse'],
  ['  (AI) 24/7!  ', 'ai-24-7'],
  ['日本', ''],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['.NET', 'dot-net'],
  ['#voice + #1.', 'voice-1'],
])('%j becomes %j in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
