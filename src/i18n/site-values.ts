import type { Site } from '../site/schema.ts';
import type { Locale } from './locales.ts';

/** The owner's data that the texts of the locale files name as `{brand}`, `{email}` and so on. */
export function siteValues(site: Site, locale: Locale): Readonly<Record<string, string>> {
  return {
    brand: site.brand,
    legalName: site.legalName,
    email: site.email,
    academyEmail: site.academyEmail,
    city: site.city[locale],
  };
}
