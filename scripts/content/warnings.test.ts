import { describe, expect, it } from 'vitest';
import type { Article } from '@/blog/article.ts';
import { articleWarnings, headWarnings, textWarnings, vendorWarnings } from './warnings.ts';

const paths = new Set(['/', '/about', '/blog/some-id']);
const description = 'A description that is long enough for search engines to show it whole, as they do.';

describe('textWarnings', () => {
  it('are none of a text that is well typed and leads to pages, anchors and files', () => {
    const text = 'Don’t: [a](/about), [b](/#contact), [c](/sv/about), [d](/guide.pdf), [e](https://x.example/y).';
    expect(textWarnings({ a: { b: [text] } }, paths)).toEqual([]);
  });

  it.each([
    ["Don't", 'has a straight quotation mark or apostrophe (Don\'t). Write a curly one.'],
    ['Two  spaces', 'has a space too many. Remove it.'],
    ['At the end ', 'has a space too many. Remove it.'],
    ['[a](/abuot)', 'links to /abuot, which is no page of the site.'],
    ['[a](/#prices)', 'links to /#prices, which is no page of the site.'],
  ])('name the field of %j', (text, message) => {
    expect(textWarnings({ a: { b: ['Fine', text] } }, paths)).toEqual([{ field: 'a.b.1', message }]);
  });
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
  const article = (en: Partial<Article['en']> = {}, readMinutes?: number): Article => ({
    id: 'x',
    author: 'Sara',
    publishedAt: '2025-01-01',
    draft: false,
    readMinutes,
    featured: false,
    en: { title: 'A title', excerpt: description, tags: ['a'], body, ...en },
    sv: {},
  });

  it('are none of a good article', () => {
    expect(articleWarnings(article(), 'en', paths)).toEqual([]);
  });

  it.each([7, 10, 13])('are none of a read time of %i minutes where 10 are counted', (minutes) => {
    expect(articleWarnings(article({ body: 'Word '.repeat(2_380) }, minutes), 'en', paths)).toEqual([]);
  });

  it('tell that a translation is missing', () => {
    expect(articleWarnings(article(), 'sv', paths)).toEqual([
      { field: '', message: 'has no text: the page shows the English one, and says so.' },
    ]);
  });

  it.each<[string, Article, string, RegExp]>([
    ['a long title', article({ title: 'x'.repeat(65) }), 'title', /65 characters, and they show 64/],
    ['a short excerpt', article({ excerpt: 'Short.' }), 'excerpt', /has 6 characters/],
    ['a read time that is too long', article({}, 3), 'readTime', /says 3 min read; 3 words take 1\./],
    ['a read time that is too short', article({ body: 'Word '.repeat(2_380) }, 6), 'readTime', /2380 words take 10/],
    ['a straight quotation mark', article({ body: 'Say "hi".' }), 'text', /straight quotation mark/],
    ['a dead link', article({ body: '[a](/blog/none)' }), 'text', /links to \/en\/blog\/none/],
  ])('name %s', (_kind, wrong, field, message) => {
    expect(articleWarnings(wrong, 'en', paths)).toEqual([{ field, message: expect.stringMatching(message) }]);
  });
});

describe('vendorWarnings', () => {
  const strings = { privacy: { text: 'Hotjar records visits.' } };

  it('are none when the texts name what is used', () => {
    expect(vendorWarnings(strings, ['hotjar'])).toEqual([]);
  });

  it('name a text about a vendor that is not used, and a used vendor without a text', () => {
    expect(vendorWarnings(strings, ['plausible'])).toEqual([
      { field: 'privacy.text', message: expect.stringContaining('names Hotjar') },
      { field: 'privacy', message: expect.stringContaining('does not name Plausible') },
    ]);
  });
});
