import { describe, expect, it } from 'vitest';
import { isLocale, languageName, languages, locales } from './locales.ts';

it.each(locales)('locales %s has a language tag that Intl formats in', (locale) => {
  const { intl, htmlLang } = languages[locale];
  expect(Intl.DateTimeFormat.supportedLocalesOf(intl)).toEqual([intl]);
  expect(new Intl.Locale(intl).language).toBe(htmlLang);
});

describe('languages', () => {
  it('are known to social services as the specification has them', () => {
    expect([languages.en.ogLocale, languages.sv.ogLocale]).toEqual(['en_GB', 'sv_SE']);
  });

  it.each(locales)('%s has twelve months and words for one to twelve', (locale) => {
    const { numbers, typography } = languages[locale];
    expect([numbers.words, typography.months].map(({ length }) => length)).toEqual([12, 12]);
    expect(numbers.money).toContain('{n}');
    expect(numbers.percent).toContain('{n}');
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

describe('genitive', () => {
  it.each([
    ['Nordvik', 'Nordviks'],
    ['Nordström & Lilja AI', 'Nordström & Lilja AI:s'],
    ['Studio 24', 'Studio 24:s'],
    ['Ring!', 'Ring!:s'],
    ['Lars', 'Lars'],
  ])('writes %s as %s in Swedish', (name, expected) => {
    expect(languages.sv.genitive(name)).toBe(expected);
  });

  it.each([
    ['Nordvik', 'Nordvik’s'],
    ['Nordström & Lilja AI', 'Nordström & Lilja AI’s'],
    ['Felix', 'Felix’s'],
    ['Nordic Systems', 'Nordic Systems’'],
  ])('writes %s as %s in English', (name, expected) => {
    expect(languages.en.genitive(name)).toBe(expected);
  });
});
