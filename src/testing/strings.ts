import { dictionary, type Dictionary } from '@/i18n/dictionary.ts';
import type { Locale } from '@/i18n/locales.ts';

/** The texts of both languages, as pages hand them to the islands. */
export const strings: Readonly<Record<Locale, Dictionary>> = {
  en: dictionary('en'),
  sv: dictionary('sv'),
};
