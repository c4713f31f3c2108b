import { expect, it } from 'vitest';
import type { Article } from '@/blog/article.ts';
import { byLocale } from '@/i18n/locales.ts';
import { linkWarnings } from './link-warnings.ts';

const legal = {
  privacy: { sections: { introduction: { title: 'Introduction' } } },
  terms: { sections: {} },
};
// English and Swedish, whatever languages the site has beside them: those have the same headings and no answers.
const strings = byLocale(() => legal);
const noAnswers = byLocale((): ReturnType<typeof question>[] => []);

const article = (en: string, sv: string): Article => ({
  id: 'winter',
  author: 'Sara',
  draft: false,
  publishedAt: '2025-01-01',
  readMinutes: 1,
  featured: false,
  en: { title: 'Winter', excerpt: 'About it.', tags: ['a'], body: en },
  sv: { body: sv },
});

function question(href: string) {
  return {
    id: 'topic',
    title: 'Topic',
    questions: [
      {
        id: 'price',
        question: 'Price?',
        answerMarkdown: 'See [us](/#contact) and [them](https://x.example/).',
        more: { text: 'More', href },
        featured: false,
        wordings: [],
      },
    ],
  };
}

it('linkWarnings name links of answers and articles to headings that are gone, in both languages at once', () => {
  const articles = [article('## The cost\n\n[Up](/blog/winter#cost)', '## Kostnaden\n\n[Upp](/faq#price)')];
  const faq = {
    ...noAnswers,
    en: [question('/blog/winter#the-cost')],
    sv: [question('/blog/winter#kostnad')],
  };
  expect(linkWarnings({ strings, articles, faq })).toMatchObject([
    {
      file: 'content/blog/winter/index.en.md',
      field: 'text',
      message: 'links to /blog/winter#cost, but the page has no such heading. The nearest is #the-cost.',
    },
    {
      file: 'content/faq/topic/sv.yaml',
      field: 'questions.0.more.href',
      message: 'links to /blog/winter#kostnad, but the page has no such heading. The nearest is #kostnaden.',
    },
  ]);
});

it('linkWarnings name a text of a locale file and the address of a link by their keys', () => {
  const links = { text: '[x](/abuot)', link: { text: 'x', href: '/privacy#intro' } };
  const en = { ...legal, group: links };
  expect(linkWarnings({ strings: { ...strings, en }, articles: [], faq: noAnswers })).toMatchObject([
    {
      file: 'content/locales/en.json',
      field: 'group.text',
      message: 'links to /abuot, which is no page of the site. The nearest is /about.',
    },
    {
      file: 'content/locales/en.json',
      field: 'group.link.href',
      message: 'links to /privacy#intro, but the page has no such heading. The nearest is #introduction.',
    },
  ]);
});

it('linkWarnings know that there is no page of answers where none is written', () => {
  const articles = [article('[Answers](/faq)', 'Text')];
  expect(linkWarnings({ strings, articles, faq: noAnswers }).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('links to /faq, which is no page of the site.'),
  );
});

it('linkWarnings know that a page without translation has the English headings', () => {
  const untranslated: Article = { ...article('## The cost', ''), sv: {} };
  const faq = { ...noAnswers, sv: [question('/blog/winter#the-cost')] };
  expect(linkWarnings({ strings, articles: [untranslated], faq })).toEqual([]);
});

it('linkWarnings name links within a page to headings that it lacks, and no others', () => {
  const articles = [
    article('## The cost\n\n[Up](#the-cost) [down](#the-csot)', '## Kostnaden\n\n[Upp](#the-cost)'),
  ];
  const en = {
    ...legal,
    privacy: { ...legal.privacy, text: '[x](#introduction) [y](#nowhere)' },
    other: '[z](#any)',
  };
  const found = linkWarnings({ strings: { ...strings, en }, articles, faq: noAnswers });
  expect(found.map(({ file, field, message }) => [file, field, message])).toEqual([
    ['content/locales/en.json', 'privacy.text', 'links to #nowhere, but the page has no such heading.'],
    [
      'content/blog/winter/index.en.md',
      'text',
      'links to #the-csot, but the page has no such heading. The nearest is #the-cost.',
    ],
    ['content/blog/winter/index.sv.md', 'text', 'links to #the-cost, but the page has no such heading.'],
  ]);
});

it('linkWarnings know the pages of tags', () => {
  const articles = [article('[All of it](/blog/tag/a) and [none](/blog/tag/b)', '')];
  const told = linkWarnings({ strings, articles, faq: noAnswers });
  expect(told.map(({ message }) => message.split(',')[0])).toEqual(['links to /blog/tag/b']);
});
