import { describe, expect, it } from 'vitest';
import type { Article } from '../../content/articles/article-schema.ts';
import type { FaqTopic } from '../../content/faq/parse-faq.ts';
import { dictionary } from '../../content/texts/dictionary.ts';
import type { SitePassage } from '../../content/texts/site-passages.ts';
import { exampleArticle } from '../../testing/fixtures/article.ts';
import { searchDocuments } from './search-documents.ts';

const article: Article = {
  ...exampleArticle,
  id: 'counter',
  en: {
    ...exampleArticle.en,
    title: 'The counter',
    body: '## The till\n\nA **long** text.\n\n- of [two](/about) parts',
  },
  sv: {},
};
const fee = { id: 'fee', question: 'Is there a fee?', answer: '**No.** Not one.' };
const faq: FaqTopic[] = [
  { id: 'prices', title: 'Prices', questions: [{ ...fee, featured: false, wordings: [] }] },
];
const t = dictionary('en');
const passages: SitePassage[] = [
  { page: 'about', href: '/about', titles: ['About', 'Who we are'], texts: ['**Three** people.'] },
  { page: 'privacy', href: '/privacy#cookies', titles: ['Policy', 'Cookies'], texts: ['**None.**'] },
  {
    page: 'privacy',
    href: '/privacy#cookies',
    titles: ['Policy', 'Videos'],
    texts: ['| Name | Kept |', '| a cell | a day |'],
  },
  { page: 'launch', href: '/launch', titles: ['Launch'], texts: ['Fast.'] },
];
const documents = (locale: 'en' | 'sv') =>
  searchDocuments({
    locale,
    pages: ['about', 'faq', 'privacy'],
    passages,
    articles: [article],
    faq,
    t,
  });
const found = (locale: 'en' | 'sv', href: string) =>
  documents(locale).find((document) => document.href === href);

describe('search documents', () => {
  it('include an article with its headings and full text, in another language if it has no translation', () => {
    const document = found('en', '/en/blog/counter');
    expect(document).toMatchObject({ kind: 'article', title: 'The counter' });
    expect(document?.headings).toContain('The till');
    expect(document?.text).toContain('A long text. of two parts');
    expect(document).not.toHaveProperty('lang');
    expect(found('sv', '/sv/blog/counter')).toMatchObject({ title: 'The counter', lang: 'en' });
  });

  it('include each answer, with its anchor on the page', () => {
    expect(found('sv', '/sv/faq#fee')).toMatchObject({
      kind: 'answer',
      title: 'Is there a fee?',
      text: 'No. Not one.',
    });
  });

  it('include each section of a legal page, with its anchor', () => {
    expect(found('en', '/privacy#cookies')).toMatchObject({
      title: 'Policy: Cookies',
      text: 'None. Videos: Name. Kept. a cell. a day.',
    });
  });

  it('include a page with its short name, heading and text', () => {
    const document = found('en', '/about');
    expect(document?.title).toBe(t.about.meta.title);
    expect(document?.headings).toBe(`${t.about.title}. About. Who we are`);
    expect(document?.text).toContain(t.about.meta.description);
    expect(document?.text).toContain('Who we are Three people.');
  });

  it('omit pages that are not passed in', () => {
    const addresses = documents('en').map(({ href }) => href);
    expect(addresses).toContain('/faq');
    expect(addresses).not.toContain('/launch');
  });
});
