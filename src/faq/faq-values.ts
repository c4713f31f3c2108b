import { byLocale, type Locale } from '../i18n/locales.ts';
import { siteValues } from '../i18n/site-values.ts';
import type { Site } from '../site/schema.ts';
import { figureTexts } from './figures.ts';
import type { Figures } from './figures-schema.ts';

/** What stands for each placeholder of the answers, in each language: the owner's facts and the figures. */
export function faqValues(
  site: Site,
  figures: Figures,
): Readonly<Record<Locale, Readonly<Record<string, string>>>> {
  return byLocale((locale) => ({ ...siteValues(site, locale), ...figureTexts(figures, locale) }));
}
