import { describe, expect, it } from 'vitest';
import type { Article } from '../../content/articles/article-schema.ts';
import { problemSentence } from '../../content/content-error.ts';
import { englishArticle } from '../../testing/fixtures/article.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { fieldWarnings, missingTexts, tagWarnings, translationWarnings } from './check-texts.ts';

it('translationWarnings reports English sentences in another language', () => {
  const english = { nav: { home: 'To the home page', up: 'Up' }, faq: { a: 'What does it cost?' } };
  const swedish = { ...english, nav: { home: 'Till startsidan', up: 'Up' } };
  expect(translationWarnings(swedish, english)).toEqual([
    { field: 'faq.a', message: 'is English. Translate it.' },
  ]);
});

const { en } = strings;
const form = { ...en.contact.form };

it('missingTexts finds nothing if every page and every field has its text', () => {
  expect(missingTexts({ en })).toEqual([]);
});

it('missingTexts reports missing field labels, field errors, and page titles and descriptions', () => {
  const { tooLong, ...errors } = form.errors;
  const lacking = {
    ...en,
    contact: {
      ...en.contact,
      form: { ...form, phone: ' ', errors: { ...errors, email: '', tooLong: { ...tooLong, company: '' } } },
    },
    hero: { ...en.hero, meta: { ...en.hero.meta, description: '' } },
    terms: { ...en.terms, title: '' },
    blog: { ...en.blog, meta: { ...en.blog.meta, title: '' }, title: '' },
  };
  expect(missingTexts({ en: lacking as typeof en }).map(({ file, field }) => [file, field])).toEqual([
    ['content/locales/en.json', 'contact.form.errors.email'],
    ['content/locales/en.json', 'contact.form.errors.tooLong.company'],
    ['content/locales/en.json', 'contact.form.phone'],
    ['content/locales/en.json', 'hero.meta.description'],
    ['content/locales/en.json', 'terms.title'],
    ['content/locales/en.json', 'blog.meta.title'],
    ['content/locales/en.json', 'blog.title'],
  ]);
});

describe('fieldWarnings', () => {
  it('accepts a good article', () => {
    expect(fieldWarnings(englishArticle(), 'en')).toEqual([]);
  });

  it.each<['en' | 'sv', Article, string, RegExp]>([
    ['sv', englishArticle(), '', /^has no text: the page shows the English one/],
    ['en', englishArticle({ title: 'A **good** title' }), 'title', /^contains \*\*, which readers would see/],
  ])('reports the problem in the %s text of %o', (locale, wrong, field, message) => {
    expect(fieldWarnings(wrong, locale)).toMatchObject([{ field, message: expect.stringMatching(message) }]);
  });
});

describe('tagWarnings', () => {
  const withTags = (id: string, ...tags: string[]) => englishArticle({ tags }, { id });
  const warnedOf = (older: string, newer: string) =>
    tagWarnings([withTags('new', newer), withTags('old', older)]).map(problemSentence);

  it.each([
    ['Voice agents', 'Voice agents'],
    ['Costs', 'Posts'],
    ['C#', 'C++'],
    ['C', 'C#'],
    ['.NET', 'Net'],
  ])('accepts both %s and %s', (older, newer) => {
    expect(warnedOf(older, newer)).toEqual([]);
  });

  it.each([
    ['Voice agents', 'VoiceAgents'],
    ['Voice agents', 'Voice-Agents'],
    ['Mål', 'Mal'],
  ])('reports the newer of %s and %s, with both files', (older, newer) => {
    expect(warnedOf(older, newer)).toEqual([
      `content/blog/new/index.en.md, tags: “${newer}” is “${older}” in content/blog/old/index.en.md. Write both alike.`,
    ]);
  });

  it('reports a tag that an article has in two forms', () => {
    expect(tagWarnings([withTags('new', 'AI', 'Costs', 'ai')]).map(problemSentence)).toEqual([
      'content/blog/new/index.en.md, tags: “ai” is “AI” in content/blog/new/index.en.md. Write both alike.',
    ]);
  });
});
