import { vendors } from '../../services/analytics/vendors.ts';
import { mailRecipient } from '../../services/mail/emailjs.ts';
import type { Site } from '../owner/schema.ts';
import { byLocale, languages, type Locale } from '../../i18n/locales.ts';

/** The facts of `content/site.json` that every text may name, such as `{brand}`. */
const factNames = [
  'brand',
  'legalName',
  'bot',
  'city',
  'founded',
  'email',
  'academyEmail',
  'mailService',
  'analytics',
] as const;

/** Those that are names, and so have a genitive: `{brand:genitive}`. */
const properNames = ['brand', 'legalName', 'bot', 'city'] as const;

/** What stands in the place of each placeholder that `content/site.json` fills. */
export type SiteValues = Readonly<Record<string, string>>;

/**
 * The owner's facts by the name that texts give them: `brand`, `brand:genitive`, `email` and so on.
 *
 * @param locale the language of the texts, for the city and the genitives
 */
export function siteValues(site: Site, locale: Locale): SiteValues {
  const { intl, genitive } = languages[locale];
  const facts: Record<(typeof factNames)[number], string> = {
    brand: site.brand,
    legalName: site.legalName,
    bot: site.assistant.name,
    city: site.city[locale],
    founded: String(site.founded),
    email: site.email,
    academyEmail: site.academyEmail,
    mailService: mailRecipient.name,
    analytics: new Intl.ListFormat(intl).format(site.analytics.map((id) => vendors[id].name)),
  };
  const genitives = properNames.map((name) => [`${name}:genitive`, genitive(facts[name])]);
  return { ...facts, ...Object.fromEntries(genitives) };
}

/** `siteValues` in each language. */
export function siteValuesByLocale(site: Site): Readonly<Record<Locale, SiteValues>> {
  return byLocale((locale) => siteValues(site, locale));
}

/** Every placeholder that `siteValues` fills, without braces. */
export const siteValueNames: readonly string[] = [
  ...factNames,
  ...properNames.map((name) => `${name}:genitive`),
];
