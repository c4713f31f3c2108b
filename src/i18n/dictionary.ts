import en from '@content/locales/en.json';
import sv from '@content/locales/sv.json';
import { site } from '@/site/site.ts';
import type { Locale } from './locales.ts';
import { fill } from './format.ts';
import { parseDictionary } from './dictionary-rules.ts';
import { siteValues } from './site-values.ts';
import { typesetAll } from './typeset.ts';

/** Every string of the site in one language; typed by the English file. */
export type Dictionary = typeof en;

const checked: Readonly<Record<Locale, Dictionary>> = {
  en: parseDictionary(en, en, 'content/locales/en.json'),
  sv: parseDictionary(sv, en, 'content/locales/sv.json'),
};

function forSite(locale: Locale): Dictionary {
  return typesetAll(fill(checked[locale], siteValues(site, locale)));
}

const filled: Readonly<Record<Locale, Dictionary>> = { en: forSite('en'), sv: forSite('sv') };

/** The strings of a language with the owner's data filled in. For pages and the build only. */
export function dictionary(locale: Locale): Dictionary {
  return filled[locale];
}
