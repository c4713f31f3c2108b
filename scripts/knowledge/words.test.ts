import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { passage } from './passage.ts';
import { parseWords, withQuestions } from './words.ts';

const words = {
  ignored: ['please'],
  synonyms: [{ said: ['phone bot'], meant: ['voice agent'] }],
  unpublished: ['VAT number'],
  asked: { Prices: ['What does it cost?'] },
};

const values = { brand: 'Nordlys', 'brand:genitive': 'Nordlys’' };

describe('parseWords', () => {
  it('fills the owner’s facts into words, questions and headings', () => {
    const found = parseWords(
      { ...words, ignored: ['{brand}'], asked: { '{brand}': ['What are {brand:genitive} prices?'] } },
      values,
      'en.json',
    );
    expect(found.ignored).toEqual(['Nordlys']);
    expect(found.asked).toEqual({ Nordlys: ['What are Nordlys’ prices?'] });
  });

  it('names a misspelt placeholder with those that there are', () => {
    expect(messageOf(() => parseWords({ ...words, ignored: ['{brnad}'] }, values, 'en.json'))).toMatch(
      /^en\.json, ignored\.0: holds \{brnad\}, which is no placeholder\. .*\{brand\} /,
    );
  });

  it('accepts a whole file', () => {
    expect(parseWords(words, values, 'en.json')).toEqual(words);
  });

  it.each([
    ['an empty word', { ignored: [''] }, 'en.json, ignored.0: is empty. Write a word.'],
    ['a missing list', { unpublished: undefined }, 'en.json, unpublished: this field is missing. Add it.'],
    [
      'an entry without a meaning',
      { synonyms: [{ said: ['bot'], meant: [] }] },
      'en.json, synonyms.0.meant: is empty. List what the site says.',
    ],
  ])('names %s with its remedy', (_kind, changes, message) => {
    expect(messageOf(() => parseWords({ ...words, ...changes }, values, 'en.json'))).toBe(message);
  });
});

describe('withQuestions', () => {
  const one = passage({
    locale: 'en',
    titles: ['Guide', 'Live in 2–4\u00a0weeks'],
    texts: ['Soon.'],
    href: '/guide',
    kind: 'page',
  });

  it('gives a passage the questions of its heading, whatever space stands in it', () => {
    const asked = { 'Live in 2–4 weeks': ['When is it live?'] };
    expect(withQuestions([one], asked, 'en.json')[0]?.asked).toEqual(['When is it live?']);
    expect(withQuestions([one], {}, 'en.json')[0]?.asked).toEqual([]);
  });

  it('stops at a heading that is none of the site’s', () => {
    expect(messageOf(() => withQuestions([one], { Pricess: ['How much?'] }, 'en.json'))).toBe(
      'en.json, asked.Pricess: is no heading of the site. Write the heading as the page has it, or take it out.',
    );
  });
});
