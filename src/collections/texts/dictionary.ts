import { getCollection } from 'astro:content';
import type en from '@content/locales/en.json';
import { site } from '../owner/site.ts';
import { byLocale, type Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/format.ts';
import { siteValues } from './site-values.ts';
import { typesetAll } from '../../i18n/typeset.ts';

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
