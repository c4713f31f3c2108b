import { getCollection } from 'astro:content';
import type en from '@content/locales/en.json';
import { facts } from '../company/data.ts';
import { byLocale, defaultLocale, type Locale } from '../../site/locales.ts';
import { typesetAll } from '../../site/typeset.ts';
import type { WithTemplates } from './page-placeholders.ts';
import { fillLanguage, isPartlyTranslated, untranslated } from './dictionary-rules.ts';
import { textValuesByLocale } from './text-values.ts';

/** Every string of the site in one language; typed by the English file. */
export type Dictionary = WithTemplates<typeof en>;

const files = new Map((await getCollection('locales')).map(({ id, data }) => [id, data]));
const strings = byLocale((locale) => files.get(locale) as Dictionary);
const values = textValuesByLocale(facts);

const filled = byLocale((locale) => typesetAll(fillLanguage(strings, values, locale)));

/** The strings of a language with the facts and figures filled in. For pages and the build only. */
export function dictionary(locale: Locale): Dictionary {
  return filled[locale];
}

const english = byLocale((locale) => new Set(untranslated(filled[locale], filled[defaultLocale]).texts));
const partly = byLocale(
  (locale) => locale !== defaultLocale && isPartlyTranslated(filled[locale], filled[defaultLocale]),
);

/** The language of a text of the dictionary, with its facts: English where its own lacks it. */
export function textLocale(text: string, locale: Locale): Locale {
  return english[locale].has(text) ? defaultLocale : locale;
}

/** Whether so much of a language is still English that its pages say so. */
export function isPartial(locale: Locale): boolean {
  return partly[locale];
}
