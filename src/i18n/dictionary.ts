import { getCollection } from 'astro:content';
import type en from '@content/locales/en.json';
import { site } from '@/site/site.ts';
import { byLocale, type Locale } from './locales.ts';
import { fill } from './format.ts';
import { siteValues } from './site-values.ts';
import { typesetAll } from './typeset.ts';

/** Every string of the site in one language; typed by the English file. */
export type Dictionary = typeof en;

const files = new Map((await getCollection('locales')).map(({ id, data }) => [id, data]));

const filled = byLocale((locale) =>
  typesetAll(fill(files.get(locale) as Dictionary, siteValues(site, locale))),
);

/** The strings of a language with the owner's data filled in. For pages and the build only. */
export function dictionary(locale: Locale): Dictionary {
  return filled[locale];
}
