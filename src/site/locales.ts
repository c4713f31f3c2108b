import { en } from './languages/en.ts';
import { sv } from './languages/sv.ts';

/** The languages of the site, in the order of the language switch. */
export const languages = { en, sv };

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

/**
 * The language of addresses without prefix, and the one that all texts are written in: what
 * another lacks is shown in it.
 */
export const defaultLocale = 'en' satisfies Locale;

/** Optional fields of a language. */
const optional: readonly string[] = ['numbers.hour'];

/** @throws when the default language is missing, or one lacks a field that it has, with the file and the field */
export function requireLanguages(all: object): void {
  if (!(defaultLocale in all)) {
    throw new Error(
      `src/site/locales.ts, languages: lacks "${defaultLocale}", in which what others lack is shown. List it again.`,
    );
  }
  const compare = (own: object, model: object, file: string, group = ''): void => {
    for (const [name, like] of Object.entries(model)) {
      const field = `${group}${name}`;
      const value: unknown = Reflect.get(own, name);
      if (value === undefined && !optional.includes(field)) {
        throw new Error(`${file}, ${field}: this field is missing. Add it.`);
      }
      if (value instanceof Object && !Array.isArray(like)) compare(value, Object(like), file, `${field}.`);
    }
  };
  for (const [locale, language] of Object.entries(all)) {
    compare(Object(language), languages[defaultLocale], `src/site/languages/${locale}.ts`);
  }
}
requireLanguages(languages);

/** True when `value` is one of the site's language codes. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** The name of a country in a language, by its two letters. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(languages[locale].intl, { type: 'region' }).of(code) ?? code;
}

/** The name of a language in another, as within a sentence: `engelska`. */
export function languageName(locale: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames(languages[inLocale].intl, { type: 'language' }).of(locale) ?? locale;
}
