import { expect, it } from 'vitest';
import { locales } from '../../site/locales.ts';
import { dictionary, languageOf } from './dictionary.ts';

it.each(locales)('languageOf returns the language %s of a prefix, and its texts', (locale) => {
  expect(languageOf({ params: { lang: locale } })).toEqual({ locale, t: dictionary(locale) });
});

it.each([{}, { lang: undefined }])('languageOf returns English for a page without prefix: %o', (params) => {
  expect(languageOf({ params }).locale).toBe('en');
});
