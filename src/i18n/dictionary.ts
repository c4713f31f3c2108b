import type en from '@content/locales/en.json';
import { site } from '@/site/site.ts';
import { byLocale, defaultLocale, type Locale } from './locales.ts';
import { fill } from './format.ts';
import { parseDictionary } from './dictionary-rules.ts';
import { siteValues } from './site-values.ts';
import { typesetAll } from './typeset.ts';

/** Every string of the site in one language; typed by the English file. */
export type Dictionary = typeof en;

const files = import.meta.glob<Dictionary>('/content/locales/*.json', { import: 'default', eager: true });

const filled = byLocale((locale) => {
  const file = `content/locales/${locale}.json`;
  const model = files[`/content/locales/${defaultLocale}.json`] as Dictionary;
  const strings = parseDictionary(files[`/${file}`], model, file);
  return typesetAll(fill(strings, siteValues(site, locale)));
});

/** The strings of a language with the owner's data filled in. For pages and the build only. */
export function dictionary(locale: Locale): Dictionary {
  return filled[locale];
}
