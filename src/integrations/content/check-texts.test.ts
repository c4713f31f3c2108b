import { describe, expect, it } from 'vitest';
import { headWarnings, translationWarnings } from './check-texts.ts';

const description = 'A description that is long enough for search engines to show it whole, as they do.';

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
