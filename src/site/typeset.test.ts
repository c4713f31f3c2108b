import { describe, expect, it } from 'vitest';
import { typeset, typesetAll, typesetProse, untypeset } from './typeset.ts';

/** Non-breaking spaces shown as `_`. */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '');

describe('typeset', () => {
  it.each([
    ['between the thousands of a Swedish number', 'cirka 1 250 000 kr', 'cirka 1_250_000_kr'],
    ['before a unit', 'in 30 minutes, 2–4 weeks', 'in 30_minutes, 2–4_weeks'],
    ['before a Swedish unit', 'på 30 minuter, 38 % av 3 månader', 'på 30_minuter, 38_% av 3_månader'],
    ['after a currency', 'from SEK 25,000 a month', 'from SEK_25,000 a month'],
    ['in a reference', 'enligt artikel 6 och avsnitt 3', 'enligt artikel_6 och avsnitt_3'],
    ['between day and month', 'on 24 October 2025, den 2 maj', 'on 24_October 2025, den 2_maj'],
    ['within a phone number', 'ring +46 70 174 06 05', 'ring +46_70_174_06_05'],
    ['before a sentence dash', 'yes – or no', 'yes_– or no'],
  ])('puts a non-breaking space %s', (_where, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('keeps both ends of a range together', () => {
    expect(typeset('2–4 weeks')).toBe('2–\u20604\u00a0weeks');
  });

  it('keeps a section of Swedish law together', () => {
    expect(typeset('4 kap. 9 a § brottsbalken')).toContain('9\u00a0a\u00a0§');
  });

  it.each(['In 2025 we', 'Step 2 sends', '12 samtalsflöden', 'call 112 for'])('keeps %j', (text) => {
    expect(typeset(text)).toBe(text);
  });
});

it.each([
  ['a set-up fee', 'a set-\u2060up fee'],
  ['AI-förordningen', 'AI-\u2060förordningen'],
  ['”E-fakturor och AI-agenter', '”E-\u2060fakturor och AI-\u2060agenter'],
  ['2–4 weeks', '2–\u20604\u00a0weeks'],
])('typesetProse does not break after the short first part of a compound: %j', (text, expected) => {
  expect(typesetProse(text)).toBe(expected);
});

it.each(['/blog/ai-voice', 'a decision-maker', 'AI-automatisering'])('typesetProse keeps %j', (text) => {
  expect(typesetProse(text)).toBe(text);
});

it('untypeset restores the original text', () => {
  const typed = 'SEK 25 000, 2–4 weeks – or more';
  expect(untypeset(typeset(typed))).toBe(typed);
});

it('typesetAll typesets every text in a tree except metadata', () => {
  const tree = { text: 'in 30 minutes', steps: ['2–4 weeks'], meta: { title: 'in 30 minutes' } };
  expect(typesetAll(tree)).toEqual({
    text: 'in 30\u00a0minutes',
    steps: ['2–\u20604\u00a0weeks'],
    meta: { title: 'in 30 minutes' },
  });
});
