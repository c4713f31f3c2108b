import { describe, expect, it } from 'vitest';
import { isLocale, languages, locales } from './locales.ts';

describe('locales', () => {
  it.each(locales)('%s has a language tag that Intl formats in', (locale) => {
    const { intl, htmlLang } = languages[locale];
    expect(new Intl.DateTimeFormat(intl).resolvedOptions().locale).toBe(intl);
    expect(new Intl.Locale(intl).language).toBe(htmlLang);
  });
});

describe('isLocale', () => {
  it.each([
    ['en', true],
    ['sv', true],
    ['SV', false],
    ['de', false],
    ['', false],
    [undefined, false],
  ])('is asked whether %j is a language of the site and says %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});
