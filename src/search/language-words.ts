import type { Locale } from '../i18n/locales.ts';
import type { Words } from './terms.ts';

/** Fetched one by one: a page needs its own language's only. */
const known: Partial<Record<Locale, () => Promise<Words>>> = {
  en: async () => ({ stem: (await import('@orama/stemmers/english')).stemmer, compounds: false }),
  sv: async () => {
    const { stemmer } = await import('@orama/stemmers/swedish');
    return { stem: (word) => swedishStem(word, stemmer), compounds: true };
  },
};

/** The words of a language. One that is not among the known ones goes by its words as they are. */
export async function languageWords(locale: Locale): Promise<Words> {
  return (await known[locale]?.()) ?? { stem: (word) => word, compounds: false };
}

/**
 * The Swedish stemmer leaves the article of “samtalet” and “fakturan” on, and takes one ending off only: of
 * “kostnader” it makes “kostnad”, and of that “kost”.
 */
function swedishStem(word: string, stemmer: (word: string) => string): string {
  let rest = word.length > 5 ? word.replace(/(?<=[^aeiouy])(?:ets?|ans?)$/, '') : word;
  for (let shorter = stemmer(rest); shorter !== rest; shorter = stemmer(rest)) rest = shorter;
  return rest;
}
