import { describe, expect, it } from 'vitest';
import type { Article } from '@/collections/articles/article.ts';
import { exampleArticle } from '@/testing/article.ts';
import {
  analyticsWarnings,
  articleWarnings,
  foreignVendorWarnings,
  headWarnings,
  phraseWarnings,
  textWarnings,
  translationWarnings,
} from './warnings.ts';

const description = 'A description that is long enough for search engines to show it whole, as they do.';

describe('textWarnings', () => {
  it('are none of a text that is well typed', () => {
    expect(textWarnings({ a: { b: ['Don’t say “no”.'] } })).toEqual([]);
  });

  it.each([
    ["Don't", "has a straight quotation mark or apostrophe (Don't). Write a curly one."],
    ['Two  spaces', 'has a space too many. Remove it.'],
    ['At the end ', 'has a space too many. Remove it.'],
  ])('name the field of %j', (text, message) => {
    expect(textWarnings({ a: { b: ['Fine', text] } })).toMatchObject([{ field: 'a.b.1', message }]);
  });
});

it('translationWarnings count the English sentences of a language by group', () => {
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

  it('are none of a head that search engines show whole', () => {
    expect(headWarnings(head('About us'), 'Nordlys')).toEqual([]);
  });

  it('count the title with the brand after it', () => {
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
  ])('name a description of the wrong length', (text, message) => {
    expect(headWarnings(head('About', text), 'Nordlys')).toEqual([
      { field: 'page.meta.description', message },
    ]);
  });

  it('name a page that has the title of another', () => {
    expect(headWarnings({ a: { title: 'A', description }, b: { title: 'A', description } }, 'N')).toEqual([
      { field: 'b.title', message: 'is the title of a too. Change one.' },
    ]);
  });
});

describe('articleWarnings', () => {
  const body = '## One\n\nSome [words](/about).';
  const tenMinutes = 'Word '.repeat(2_380);
  const article = (en: Partial<Article['en']> = {}, readMinutes?: number): Article => ({
    ...exampleArticle,
    readMinutes,
    en: { ...exampleArticle.en, excerpt: description, body, ...en },
    sv: {},
  });

  it.each([
    ['a good article', article()],
    ['a read time that is off by less than a third', article({ body: tenMinutes }, 7)],
    ['one that is off by less than a third the other way', article({ body: tenMinutes }, 13)],
  ])('are none of %s', (_kind, good) => {
    expect(articleWarnings(good, 'en')).toEqual([]);
  });

  it('tell that a translation is missing', () => {
    expect(articleWarnings(article(), 'sv')).toEqual([
      { field: '', message: 'has no text: the page shows the English one, and says so.' },
    ]);
  });

  it.each<[string, Article, string, RegExp]>([
    ['a long title', article({ title: 'x'.repeat(65) }), 'title', /65 characters, and they show 64/],
    ['a short excerpt', article({ excerpt: 'Short.' }), 'excerpt', /has 6 characters/],
    ['a read time that is too long', article({}, 3), 'readTime', /says 3 min read; 3 words take 1\./],
    ['a read time that is too short', article({ body: tenMinutes }, 6), 'readTime', /2380 words take 10/],
    ['a straight quotation mark', article({ body: 'Say "hi".' }), 'text', /straight quotation mark/],
  ])('name %s', (_kind, wrong, field, message) => {
    expect(articleWarnings(wrong, 'en')).toMatchObject([{ field, message: expect.stringMatching(message) }]);
  });
});

it('phraseWarnings name a phrase that makes the headline higher than the others need', () => {
  expect(phraseWarnings(['The phone is quiet.', 'x'.repeat(33)])).toEqual([
    { field: 'hero.rotatingTexts.1', message: expect.stringContaining('has 33 characters') },
  ]);
});

describe('foreignVendorWarnings', () => {
  const texts = [
    ['a', 'Hotjar records visits, Google Analytics counts them.'],
    ['privacy.analytics.hotjar.purpose', 'Hotjar records visits; shown only where it does.'],
  ] as const;

  it('are none when the texts name who is used', () => {
    expect(foreignVendorWarnings(texts, ['hotjar', 'googleAnalytics'])).toEqual([]);
  });

  it('name each text about vendors that are not used, once', () => {
    expect(foreignVendorWarnings(texts, [])).toEqual([
      {
        field: 'a',
        message: 'names Google Analytics and Hotjar, which content/site.json does not. Change one.',
      },
    ]);
  });
});

describe('analyticsWarnings', () => {
  const texts = [
    ['terms.text', '**{analytics}** may learn of it.'],
    ['privacy.sections.a.withAnalytics.0', 'Information goes to {analytics}.'],
  ] as const;

  it('name a text that would list nobody, unless it is left out then', () => {
    expect(analyticsWarnings(texts, [])).toEqual([
      { field: 'terms.text', message: expect.stringContaining('Take the sentence out.') },
    ]);
  });

  it('are none where somebody measures', () => {
    expect(analyticsWarnings(texts, ['hotjar'])).toEqual([]);
  });
});
