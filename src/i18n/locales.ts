/** The languages of the site and everything that follows from a language. */

export const locales = ['en', 'sv'] as const;

export type Locale = (typeof locales)[number];

/** Spec section 9: the default language is English. */
export const defaultLocale: Locale = 'en';

export interface Language {
  /** The language's own name, for the switcher and for notes about fallback texts. */
  readonly label: string;
  /** Two letters shown in the header (spec section 2, "language switcher (EN/SV)"). */
  readonly short: string;
  /** Value of the `lang` attribute and of `hreflang`. */
  readonly htmlLang: string;
  /** Value of `og:locale`. */
  readonly ogLocale: string;
  /** BCP 47 tag for `Intl`: British dates in English, Swedish ones in Swedish. */
  readonly intl: string;
}

export const languages: Readonly<Record<Locale, Language>> = {
  en: { label: 'English', short: 'EN', htmlLang: 'en', ogLocale: 'en_GB', intl: 'en-GB' },
  sv: { label: 'Svenska', short: 'SV', htmlLang: 'sv', ogLocale: 'sv_SE', intl: 'sv-SE' },
};

/** True when `value` is one of the site's language codes. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}
