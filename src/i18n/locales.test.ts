import { describe, expect, it } from 'vitest';
import { defaultLocale, isLocale, languages, locales, otherLocale } from './locales.ts';

describe('locales', () => {
  it('are English and Swedish, English first and by default', () => {
    expect([...locales, defaultLocale]).toEqual(['en', 'sv', 'en']);
  });

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
  ])('%j: %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});

describe('otherLocale', () => {
  it.each(locales)('leads from %s to the other language and back', (locale) => {
    expect(otherLocale(locale)).not.toBe(locale);
    expect(otherLocale(otherLocale(locale))).toBe(locale);
  });
});
