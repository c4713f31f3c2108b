import { byLocale, languages, type Locale } from '../../i18n/locales.ts';
import { isPlaceholder } from './placeholders.ts';
import type { Site } from './schema.ts';

/** What the law asks a company to tell of itself, in the order in which pages show it. */
export const factNames = ['legalName', 'organisationNumber', 'address', 'vatNumber', 'phone'] as const;

export interface CompanyFact {
  readonly name: (typeof factNames)[number];
  readonly text: string;
  /** True while the fact is invented: pages mark it, search engines are not told. */
  readonly placeholder: boolean;
}

/** The facts of the company that `content/site.json` gives, as the language writes them. */
export function companyFacts(site: Site, locale: Locale): CompanyFact[] {
  return factNames.flatMap((name) => {
    const text = name === 'address' ? addressLine(site, locale) : site[name];
    return text === undefined ? [] : [{ name, text, placeholder: isPlaceholder(site, name) }];
  });
}

/** Made once: every page has the company's address. */
const countryNames = byLocale((locale) => new Intl.DisplayNames(languages[locale].intl, { type: 'region' }));

/** The address in one line, with the country for readers elsewhere. */
function addressLine({ address, country }: Site, locale: Locale): string | undefined {
  if (address === undefined) return undefined;
  const isHome = new Intl.Locale(languages[locale].intl).region === country;
  const land = countryNames[locale].of(country);
  return [
    address.street,
    `${address.postalCode} ${address.locality}`,
    ...(isHome || !land ? [] : [land]),
  ].join(', ');
}
