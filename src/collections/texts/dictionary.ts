import { getCollection } from 'astro:content';
import type en from '@content/locales/en.json';
import { facts } from '../owner/site.ts';
import { byLocale, defaultLocale, type Locale } from '../../i18n/locales.ts';
import { typesetAll } from '../../i18n/typeset.ts';
import { fillTexts } from './placeholders.ts';
import { isPartlyTranslated } from './dictionary-rules.ts';
import { textValues } from './text-values.ts';

/** Every string of the site in one language; typed by the English file. */
export type Dictionary = typeof en;

const files = new Map((await getCollection('locales')).map(({ id, data }) => [id, data]));

const filled = byLocale((locale) =>
  typesetAll(fillTexts(files.get(locale) as Dictionary, textValues(facts, locale))),
);

/** The strings of a language with the facts and figures filled in. For pages and the build only. */
export function dictionary(locale: Locale): Dictionary {
  return filled[locale];
}

const partly = byLocale(
  (locale) => locale !== defaultLocale && isPartlyTranslated(filled[locale], filled[defaultLocale]),
);

/** Whether so much of a language is still English that its pages say so. */
export function isPartial(locale: Locale): boolean {
  return partly[locale];
}
