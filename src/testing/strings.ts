import { dictionary, type Dictionary } from '../collections/texts/dictionary.ts';
import { byLocale, type Locale } from '../i18n/locales.ts';

/** The texts of each language, as pages hand them to the islands. */
export const strings: Readonly<Record<Locale, Dictionary>> = byLocale(dictionary);
