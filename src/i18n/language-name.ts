import { languages, type Locale } from './locales.ts';

/** What a language is called in another, as within a sentence: `engelska`. */
export function languageName(locale: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames(languages[inLocale].intl, { type: 'language' }).of(locale) ?? locale;
}
