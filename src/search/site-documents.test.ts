import { describe, expect, it } from 'vitest';
import type { FaqTopic } from '@/faq/parse-faq.ts';
import type { Article } from '@/blog/article.ts';
import { dictionary } from '@/i18n/dictionary.ts';
import { exampleArticle } from '@/testing/article.ts';
import { siteDocuments } from './site-documents.ts';

const article: Article = {
  ...exampleArticle,
  id: 'counter',
  en: { ...exampleArticle.en, title: 'The counter', body: 'A **long** text.\n\n- of [two](/about) parts' },
  sv: {},
};
const faq: FaqTopic[] = [
  {
    id: 'prices',
    title: 'Prices',
    questions: [
      {
        id: 'fee',
        question: 'Is there a fee?',
        answerMarkdown: '**No.** Not one.',
        featured: false,
        wordings: [],
      },
    ],
  },
];
const founders = [
  { name: 'Kim Ek', title: { en: 'Chief', sv: 'Chef' }, role: { en: 'Leads.', sv: 'Leder.' } },
];
const privacy = {
  cookiesAndTracking: {
    title: 'Cookies',
    content: ['**None.**'],
    parts: [{ title: 'Videos', table: { caption: '', columns: ['A'], rows: [[[{ text: 'a cell' }]]] } }],
  },
};
const documents = (locale: 'en' | 'sv') =>
  siteDocuments({
    locale,
    articles: [article],
    faq,
    founders,
    t: dictionary(locale),
    privacy,
  });
const found = (locale: 'en' | 'sv', href: string) =>
  documents(locale).find((document) => document.href === href);

describe('what can be found', () => {
  it('is an article with its whole text', () => {
    const document = found('en', '/en/blog/counter');
    expect(document).toMatchObject({ kind: 'article', title: 'The counter' });
    expect(document?.text).toContain('A long text. of two parts');
    expect(document).not.toHaveProperty('lang');
  });

  it('is an article in another language, which says so', () => {
    expect(found('sv', '/sv/blog/counter')).toMatchObject({ title: 'The counter', lang: 'en' });
  });

  it('is each answer, at its place on the page', () => {
    expect(found('sv', '/sv/faq#fee')).toMatchObject({
      kind: 'answer',
      title: 'Is there a fee?',
      text: 'No. Not one.',
    });
  });

  it('is each section of a legal page, at its place', () => {
    expect(found('sv', '/sv/privacy#cookies-and-tracking')).toMatchObject({
      title: `${dictionary('sv').privacy.title}: Cookies`,
      text: 'None. Videos: a cell.',
    });
  });

  it('is who leads the company, on the page about it', () => {
    expect(found('sv', '/sv/about')?.text).toContain('Kim Ek, Chef: Leder.');
  });

  it('is the home page by what it says, and no page that search engines leave out', () => {
    const home = found('en', '/');
    for (const { title } of dictionary('en').services.items) expect(home?.text).toContain(title);
    const addresses = documents('en').map(({ href }) => href);
    for (const route of ['/search', '/signin', '/dashboard']) expect(addresses).not.toContain(route);
  });
});
