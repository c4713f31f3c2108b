import { describe, expect, it } from 'vitest';
import type { FaqTopic } from '../../content/answers/parse-faq.ts';
import type { Article } from '../../content/articles/article.ts';
import { dictionary } from '../../content/texts/dictionary.ts';
import { byLocale } from '../../site/locales.ts';
import { exampleArticle } from '../../testing/fixtures/article.ts';
import { siteDocuments } from './search-documents.ts';

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
const fee = { id: 'fee', question: 'Is there a fee?', answerMarkdown: '**No.** Not one.' };
const faq: FaqTopic[] = [
  { id: 'prices', title: 'Prices', questions: [{ ...fee, featured: false, wordings: [] }] },
];
const founders = [
  {
    name: 'Kim Ek',
    title: { ...byLocale(() => 'Chief'), sv: 'Chef' },
    role: { ...byLocale(() => 'Leads.'), sv: 'Leder.' },
    background: byLocale(() => 'Sold tills.'),
  },
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
    pages: ['home', 'about', 'faq', 'privacy'],
    articles: [article],
    faq,
    founders,
    t: dictionary(locale),
    privacy,
  });
const found = (locale: 'en' | 'sv', href: string) =>
  documents(locale).find((document) => document.href === href);

describe('what can be found', () => {
  it('is an article with its headings and its whole text, in another language where it has no translation', () => {
    const document = found('en', '/en/blog/counter');
    expect(document).toMatchObject({ kind: 'article', title: 'The counter' });
    expect(document?.headings).toContain('The till');
    expect(document?.text).toContain('A long text. of two parts');
    expect(document).not.toHaveProperty('lang');
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

  it('is a page by its short name, its heading and what it says', () => {
    const { about } = dictionary('en');
    const document = found('en', '/about');
    expect(document?.title).toBe(about.meta.title);
    expect(document?.headings).toContain(about.title);
    expect(document?.text).toContain(about.meta.description);
    expect(document?.text).toContain('Kim Ek, Chief: Leads.');
  });

  it('leaves out pages that are not given', () => {
    const addresses = documents('en').map(({ href }) => href);
    expect(addresses).toContain('/faq');
    expect(addresses).not.toContain('/launch');
    expect(found('en', '/')?.text).not.toContain(dictionary('en').services.launch.link);
  });
});
