import type en from '@owner/locales/en.json';
import type { AstroGlobal } from 'astro';
import { getCollection } from 'astro:content';
import { defaultLocale, isLocale, type Locale } from '../../site/locales.ts';
import type { WithTemplates } from './page-placeholders.ts';

/** Every text of the site in one language; the type comes from the English file. */
export type Dictionary = WithTemplates<typeof en>;

const texts = new Map((await getCollection('dictionaries')).map(({ id, data }) => [id, data]));

/** The texts of a language with facts and figures. For pages and the build only, since islands receive their texts as props. */
export function dictionary(locale: Locale): Dictionary {
  return texts.get(locale) as Dictionary;
}

/** The language of the page that a component is on, and its texts. */
export function languageOf({ params }: Pick<AstroGlobal, 'params'>): {
  readonly locale: Locale;
  readonly t: Dictionary;
} {
  const lang = params['lang'];
  const locale = isLocale(lang) ? lang : defaultLocale;
  return { locale, t: dictionary(locale) };
}
