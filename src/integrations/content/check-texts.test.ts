import { expect, it } from 'vitest';
import { strings } from '../../testing/fixtures/strings.ts';
import { missingTexts, translationWarnings } from './check-texts.ts';

it('translationWarnings counts the English sentences of a language by group', () => {
  const english = {
    nav: { home: 'To the home page' },
    faq: { a: 'What does it cost?', b: 'How long is it?' },
  };
  const german = { ...english, nav: { home: 'Zur Startseite' } };
  expect(translationWarnings(german, english)).toEqual([
    { field: '', message: expect.stringContaining('2 of 3 sentences') },
  ]);
  expect(translationWarnings(german, english)[0]?.message).toContain('Translate faq (2).');
});

const { en } = strings;
const form = { ...en.contact.form };

it('missingTexts finds nothing where every page and every field has its text', () => {
  expect(missingTexts({ en })).toEqual([]);
});

it('missingTexts names the label of a field, what is wrong with it, and the titles and descriptions of pages, wherever they stand', () => {
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
