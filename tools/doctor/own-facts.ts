import type { Dictionary } from '../../src/collections/texts/dictionary.ts';
import { languages, type Locale, locales } from '../../src/i18n/locales.ts';
import type { ContentProblem } from '../../src/collections/content-error.ts';
import type { Site } from '../../src/collections/owner/schema.ts';
import { textsOf } from '../../src/collections/texts/dictionary-rules.ts';

/** Legal texts that nobody has read for longer than this are told. */
const freshFor = 12; // months

/** Hosts that exist for examples and tests alone (RFC 2606 and 6761). */
const exampleHost =
  /(?<![\w.-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w-]|\.\w)/;

/**
 * Facts of `content/site.json` that cannot be true though nobody calls them invented: a year to come, and hosts that do
 * not exist. The demo account needs none that does.
 */
export function factWarnings(site: Site, now: Date): ContentProblem[] {
  const file = 'content/site.json';
  const isInvented = (field: string) =>
    ['demoAccount', ...site.placeholders].some((name) => field === name || field.startsWith(`${name}.`));
  const hosts = textsOf(site).flatMap(([field, text]) => {
    const [host] = exampleHost.exec(text) ?? [];
    if (host === undefined || isInvented(field)) return [];
    const message = `names ${host}, which exists for examples alone. Write your own, or list the field in "placeholders".`;
    return [{ file, field, message }];
  });
  if (site.founded <= now.getUTCFullYear()) return hosts;
  return [{ file, field: 'founded', message: `is ${site.founded}, a year to come. Correct it.` }, ...hosts];
}

/** Legal texts whose day of change, such as “January 2025”, is longer ago than a year. */
export function oldLegalTexts(strings: Readonly<Record<Locale, Dictionary>>, now: Date): ContentProblem[] {
  return locales.flatMap((locale) =>
    (['privacy', 'terms'] as const).flatMap((group) => {
      const { latestChange } = strings[locale][group];
      const told = monthOf(latestChange, languages[locale].intl);
      const age = told && (now.getUTCFullYear() - told.year) * 12 + now.getUTCMonth() - told.month;
      if (age === undefined || age <= freshFor) return [];
      const message = `says “${latestChange}”, ${age} months ago. Read the text again, then write the day of today.`;
      return [{ file: `content/locales/${locale}.json`, field: `${group}.latestChange`, message }];
    }),
  );
}

/**
 * The month that a text names, in words and with its year.
 *
 * @param intl BCP 47 tag of its language
 * @returns the month counted from 0; undefined where it names none
 */
function monthOf(text: string, intl: string): { readonly year: number; readonly month: number } | undefined {
  const name = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  const words = text.toLowerCase();
  const month = Array.from({ length: 12 }, (_, each) => name.format(Date.UTC(2000, each)).toLowerCase());
  const [, found, year] = new RegExp(`(${month.join('|')})\\s+(\\d{4})`, 'u').exec(words) ?? [];
  return found === undefined ? undefined : { year: Number(year), month: month.indexOf(found) };
}
