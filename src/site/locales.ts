import { en } from './languages/en.ts';
import { sv } from './languages/sv.ts';

/** The languages of the site, in the order of the language switch. */
export const languages = { en, sv };

export type Locale = keyof typeof languages;

export type ByLocale<Value> = Readonly<Record<Locale, Value>>;

export const locales = Object.keys(languages) as readonly Locale[];

/** The language of addresses without a prefix. It has every text, including those that other languages fall back to. */
export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}

export function byLocale<Value>(make: (locale: Locale) => Value): ByLocale<Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as ByLocale<Value>;
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(languages[locale].languageTag, { type: 'region' }).of(code) ?? code;
}

/** The name of a language in another language, as used within a sentence: `engelska`. */
export function languageName(locale: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames(languages[inLocale].languageTag, { type: 'language' }).of(locale) ?? locale;
}
