import { describe, expect, it } from 'vitest';
import { isLocale, languageName, languages, locales } from './locales.ts';

it.each(locales)('locales %s has a language tag that Intl formats in', (locale) => {
  const { languageTag, htmlLang } = languages[locale];
  expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag)).toEqual([languageTag]);
  expect(new Intl.Locale(languageTag).language).toBe(htmlLang);
});

describe('languages', () => {
  it('have the Open Graph locales that the specification requires', () => {
    expect([languages.en.ogLocale, languages.sv.ogLocale]).toEqual(['en_GB', 'sv_SE']);
  });

  it.each(locales)('%s has twelve months and words for one to twelve', (locale) => {
    const { numbers, typography } = languages[locale];
    expect([numbers.words, typography.months].map(({ length }) => length)).toEqual([12, 12]);
    expect(numbers.moneyPattern).toContain('{n}');
    expect(numbers.percentPattern).toContain('{n}');
  });
});

it('isLocale is true for the codes of the site’s languages only', () => {
  expect(['en', 'sv', 'SV', 'xx', '', undefined].filter(isLocale)).toEqual(['en', 'sv']);
});

it.each([
  ['en', 'sv', 'engelska'],
  ['sv', 'en', 'Swedish'],
] as const)('languageName calls %s in %s %s', (locale, inLocale, name) => {
  expect(languageName(locale, inLocale)).toBe(name);
});

it.each([
  ['Nordvik', 'Nordvik’s', 'Nordviks'],
  ['Nordström & Lilja AI', 'Nordström & Lilja AI’s', 'Nordström & Lilja AI:s'],
  ['Studio 24', 'Studio 24’s', 'Studio 24:s'],
  ['Felix', 'Felix’s', 'Felix'],
  ['Nordic Systems', 'Nordic Systems’', 'Nordic Systems'],
])('the genitive of %s is %s in English and %s in Swedish', (name, en, sv) => {
  expect([languages.en.genitive(name), languages.sv.genitive(name)]).toEqual([en, sv]);
});
