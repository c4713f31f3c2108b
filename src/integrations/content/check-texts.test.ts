import { describe, expect, it } from 'vitest';
import { inCurrency } from '../../testing/fixtures/figures.ts';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import { problemSentence } from '../../content/content-error.ts';
import { readFigures } from '../../content/figures/schema.ts';
import {
  characterWarnings,
  figureWarnings,
  foreignVendorWarnings,
  headWarnings,
  phraseWarnings,
  quotationWarnings,
  translationWarnings,
  typedFigures,
  typefaceCharacters,
  typingWarnings,
} from './check-texts.ts';
import { root } from './read-content.ts';

const description = 'A description that is long enough for search engines to show it whole, as they do.';

describe('typingWarnings', () => {
  it('accepts a text that is well typed', () => {
    expect(typingWarnings({ a: { b: ['Don’t say “no”.'] } })).toEqual([]);
  });

  it.each([
    ["Don't", "has a straight quotation mark or apostrophe (Don't). Write a curly one."],
    ['Two  spaces', 'has a space too many. Remove it.'],
    ['At the end ', 'has a space too many. Remove it.'],
  ])('names the field of %j', (text, message) => {
    expect(typingWarnings({ a: { b: ['Fine', text] } })).toMatchObject([{ field: 'a.b.1', message }]);
  });

  it('finds straight quotes beside code, not in it', () => {
    expect(typingWarnings({ a: "Write `x = 'y'`:\n\n```js\nconst a = 'b';\n```" })).toEqual([]);
    expect(typingWarnings({ a: "Call `go()` and don't stop" })).toMatchObject([
      { quoted: " and don't stop" },
    ]);
  });
});

it('translationWarnings counts the English sentences of a language by group', () => {
  const english = {
    nav: { home: 'To the home page' },
    faq: { a: 'What does it cost?', b: 'How long is it?' },
  };
  const strings = { ...english, nav: { home: 'Zur Startseite' } };
  expect(translationWarnings(strings, english)).toEqual([
    { field: '', message: expect.stringContaining('2 of 3 sentences') },
  ]);
  expect(translationWarnings(strings, english)[0]?.message).toContain('Translate faq (2).');
});

describe('headWarnings', () => {
  const head = (title: string, text = description) => ({ page: { meta: { title, description: text } } });

  it('accepts a head that search engines show whole', () => {
    expect(headWarnings(head('About us'), 'Nordlys')).toEqual([]);
  });

  it('counts the title with the brand after it', () => {
    const title = 'x'.repeat(55);
    expect(headWarnings(head(title), 'Nordlys')).toEqual([
      {
        field: 'page.meta.title',
        message: `search engines cut “${title} | Nordlys”: 65 characters, and they show 64. Shorten it.`,
      },
    ]);
    expect(headWarnings(head(title), 'Nord')).toEqual([]);
  });

  it.each([
    ['Short.', 'has 6 characters: search engines have room for 70 to 170.'],
    ['x'.repeat(171), 'search engines cut it: 171 characters, and they show 170. Shorten it.'],
  ])('names a description of the wrong length', (text, message) => {
    expect(headWarnings(head('About', text), 'Nordlys')).toEqual([
      { field: 'page.meta.description', message },
    ]);
  });
});

it('phraseWarnings names a phrase that makes the headline higher than the others need', () => {
  expect(phraseWarnings(['The phone is quiet.', 'x'.repeat(33)])).toEqual([
    { field: 'hero.rotatingTexts.1', message: expect.stringContaining('has 33 characters') },
  ]);
});

describe('foreignVendorWarnings', () => {
  const texts = [
    ['a', 'Hotjar records visits, Google Analytics counts them.'],
    ['privacy.analytics.hotjar.purpose', 'Hotjar records visits; shown only where it does.'],
  ] as const;

  it('accepts texts that name the vendors in use', () => {
    expect(foreignVendorWarnings(texts, ['hotjar', 'googleAnalytics'])).toEqual([]);
  });

  it('names each text about vendors that are not used, once', () => {
    expect(foreignVendorWarnings(texts, [])).toEqual([
      {
        field: 'a',
        message: 'names Google Analytics and Hotjar, which content/site.json does not. Change one.',
      },
    ]);
  });
});

describe('characterWarnings', () => {
  it('names each character that the typeface lacks once, with its number', () => {
    expect(characterWarnings(['Straße', 'ß, „ja'], new Set('Strae, ja'))[0]?.message).toMatch(
      /lacks.*: ß \(U\+00DF\), „ \(U\+201E\)\. docs\/decisions\/022/,
    );
  });

  it('accepts spaces, invisible characters and what the typeface has', () => {
    expect(characterWarnings(['a b\u00a0a\n\u2060b'], new Set('ab'))).toEqual([]);
  });
});

it('the typeface of the pages has the letters of Swedish and our punctuation', () => {
  const typeface = typefaceCharacters();
  expect([...'aZ09åäöÅÄÖé–’”“…§'].filter((character) => !typeface.has(character))).toEqual([]);
});

describe('quotationWarnings', () => {
  it.each([
    ['Say “hi”', 'en'],
    ['Säg ”hej”', 'sv'],
    ['Don’t', 'en'],
  ] as const)('accepts %s in %s', (text, locale) => {
    expect(quotationWarnings({ text }, locale)).toEqual([]);
  });

  it.each([
    ['Säg “hej”', 'sv', 'holds “: Svenska puts quotations between ” and ”.'],
    ['Say „hi“', 'en', 'holds „: English puts quotations between “ and ”.'],
  ] as const)('names the mark of another language in %s', (text, locale, message) => {
    expect(quotationWarnings({ text }, locale)).toMatchObject([{ field: 'text', message }]);
  });
});

const found = (text: string, file = 'content/faq/prices/en.yaml') =>
  typedFigures(file, text, exampleFacts.figures).map(({ line, message }) => `${line}: ${message}`);

it.each([
  [
    'en',
    `It costs\n${inCurrency('en', '14,800')}, once.`,
    inCurrency('en', '14,800'),
    '{prices.small.example.setup} or {example.setup}',
  ],
  [
    'sv',
    `Det kostar\n${inCurrency('sv', '14 800')} en gång.`,
    inCurrency('sv', '14 800'),
    '{prices.small.example.setup} or {example.setup}',
  ],
  ['en', 'For firms\nof 2–9 people.', '2–9', '{prices.small.people}'],
  ['en', 'From about\n470 calls.', '470', '{rules.calls.small}'],
])(
  'in %s a figure typed by hand is named with its line and placeholder: %j',
  (locale, text, digits, names) => {
    expect(found(text, `content/faq/prices/${locale}.yaml`)).toEqual([
      `2: says “${digits}”, which content/figures.json decides. Write ${names}, or other words where it means something else.`,
    ]);
  },
);

it.each([
  'It costs {prices.small.setup} on 2026-01-02.',
  `It costs ${inCurrency('en', '14,800.50')}, or ${inCurrency('en', '114,800')}, in 12–9 or 2–91 days.`,
  'See [the page](/blog/470) or `470`, and wait two months.',
  'wordings: |\n      is it 470 calls',
])('other numbers, and text that is not a sentence, are left alone: %j', (text) => {
  expect(found(text)).toEqual([]);
});

it('the texts of this site type none of their figures by hand', () => {
  expect(figureWarnings(readFigures(root), root).map(problemSentence)).toEqual([]);
});
