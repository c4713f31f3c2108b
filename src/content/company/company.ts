import { countryName, languages, type Locale } from '../../site/locales.ts';
import { hrefToAnchor } from '../../site/routes.ts';
import type { Founder, ServiceFacts, Site } from './site-schema.ts';

/** True while a fact or its group is listed as a sample. */
export function isSample<Facts extends { readonly samples: readonly string[] }>(
  facts: Facts,
  field: Extract<keyof Facts, string>,
): boolean {
  return facts.samples.some((name) => name === field || name.startsWith(`${field}.`));
}

export function founderLine({ name, title, role, background }: Founder, locale: Locale): string {
  return `${name}, ${title[locale]}: ${role[locale]} ${background[locale]}`;
}

/** The facts that a company must publish by law, in the order shown on pages. */
const detailNames = ['legalName', 'organisationNumber', 'address', 'vatNumber', 'phone'] as const;

/** Also tells which facts are still invented: pages mark them, and the structured data for search engines omits them. */
export function companyDetails(site: Site, locale: Locale) {
  const texts = { ...site, address: addressLine(site, locale), phone: phoneText(site.phone, locale) };
  return detailNames.map((name) => ({ name, text: texts[name], isSample: isSample(site, name) }));
}

function addressLine({ address, country }: Site, locale: Locale): string {
  const isDomestic = new Intl.Locale(languages[locale].languageTag).region === country;
  return [
    address.street,
    `${address.postalCode} ${address.locality}`,
    ...(isDomestic ? [] : [countryName(country, locale)]),
  ].join(', ');
}

/** A phone number in the format of the language: `+46 70 174 06 05` becomes `070-174 06 05` in Swedish. */
export function phoneText(phone: string, locale: Locale): string {
  return languages[locale].domesticPhone?.(phone) ?? phone;
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The target of the contact buttons: the owner's calendar or the contact section. */
export function bookingHref(
  { bookingUrl }: Pick<ServiceFacts, 'bookingUrl'>,
  locale: Locale,
  from?: string,
): string {
  return bookingUrl ?? hrefToAnchor(locale, 'contact', from);
}

/** The initials of the first and last name: `SN` for `Sara Nord`. A single name has one letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
