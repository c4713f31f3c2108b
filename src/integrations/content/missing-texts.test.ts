import { expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { missingTexts } from './missing-texts.ts';

const { en } = strings;
const form = { ...en.contact.form };

it('missingTexts are none where every page and every field has its own', () => {
  expect(missingTexts({ en })).toEqual([]);
});

it('missingTexts name the label of a field, what is wrong with it, and the titles and descriptions of pages, wherever they stand', () => {
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
  expect(missingTexts({ en: lacking }).map(({ file, field }) => [file, field])).toEqual([
    ['content/locales/en.json', 'contact.form.errors.email'],
    ['content/locales/en.json', 'contact.form.errors.tooLong.company'],
    ['content/locales/en.json', 'contact.form.phone'],
    ['content/locales/en.json', 'hero.meta.description'],
    ['content/locales/en.json', 'terms.title'],
    ['content/locales/en.json', 'blog.meta.title'],
    ['content/locales/en.json', 'blog.title'],
  ]);
});

it('missingTexts say nothing of a file that could not be read', () => {
  expect(missingTexts({})).toEqual([]);
});
