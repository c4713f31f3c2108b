import { expect, it } from 'vitest';
import { languageWords } from './language-words.ts';
import { fold, isFoundBy, termsOf } from './terms.ts';

const plain = { stem: (word: string) => word, compounds: false };

it.each([
  ['Överlåtelse', 'overlatelse'],
  ['ÅÄÖ', 'aao'],
  ['A\u030arsta', 'arsta'], // a letter and its ring as two characters
  ['Straße', 'strasse'],
  ['smørrebrød', 'smorrebrod'],
  ['24', '24'],
])('%s is compared as %s', (word, folded) => {
  expect(fold(word)).toBe(folded);
});

it('words are found with their places, whatever stands between them', () => {
  const text = 'AI-agenten, 24/7 (på svenska)!';
  const terms = termsOf(text, plain);
  expect(terms.map(({ term }) => term)).toEqual(['ai', 'agenten', '24', '7', 'pa', 'svenska']);
  expect(terms.map(({ start, end }) => text.slice(start, end))).toEqual([
    'AI',
    'agenten',
    '24',
    '7',
    'på',
    'svenska',
  ]);
});

it.each([
  ['automation', 'auto', true],
  ['automation', 'automation', true],
  ['rostagent', 'agent', true],
  ['aida', 'ai', false],
  ['bokfora', 'ora', false],
  ['agent', 'rostagent', false],
])('%s is found by %s: %s', (term, wanted, isFound) => {
  expect(isFoundBy(term, wanted, { compounds: true })).toBe(isFound);
});

it('a language without compounds does not find a word by its end: invoices are no voices', () => {
  expect(isFoundBy('invoic', 'voic', { compounds: false })).toBe(false);
});

it.each([
  ['sv', ['röstagent', 'röstagenten', 'Röstagenter', 'rostagenterna']],
  ['sv', ['samtal', 'samtalet', 'samtalen', 'samtals']],
  ['sv', ['faktura', 'fakturan', 'fakturor', 'fakturorna']],
  ['sv', ['kostnad', 'kostnader', 'kostnaderna']],
  ['en', ['agent', 'Agents']],
  ['en', ['automate', 'automated', 'automating']],
] as const)('in %s these are one word: %s', async (locale, forms) => {
  const words = await languageWords(locale);
  expect(new Set(forms.flatMap((form) => termsOf(form, words).map(({ term }) => term))).size).toBe(1);
});

it('a language that nothing is known of goes by its words as they are', async () => {
  const { stem, compounds } = await languageWords('xx' as 'en');
  expect([stem('words'), compounds]).toEqual(['words', false]);
});
