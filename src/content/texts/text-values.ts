import { vendors } from '../../vendors/analytics.ts';
import { mailRecipient } from '../../vendors/emailjs.ts';
import { fillIn } from '../../site/format.ts';
import { byLocale, countryName, languageName, languages, type Locale, locales } from '../../site/locales.ts';
import { figureTexts } from '../figures/figures.ts';
import type { Figures } from '../figures/schema.ts';
import { phoneText } from '../company/company.ts';
import type { Site } from '../company/site-schema.ts';
import type { ServiceFacts } from '../company/service-facts.ts';

/** The facts and figures that texts may name. */
export interface Facts {
  readonly site: Site;
  readonly service: ServiceFacts;
  readonly figures: Figures;
}

/** The text of each placeholder, by its name without braces; an empty text for a fact that the owner leaves out. */
export type TextValues = Readonly<Record<string, string>>;

/** Facts that are names, and so have a genitive: `{brand:genitive}`. */
const properNames = ['brand', 'legalName', 'bot', 'city'] as const;

/**
 * The facts and figures by the name that texts give them: `brand`, `brand:genitive`, `trial.weeks:words` and so on.
 *
 * @param locale the language of the texts, for the city, genitives and numbers
 */
export function textValues({ site, service, figures }: Facts, locale: Locale): TextValues {
  const { intl, genitive, numbers } = languages[locale];
  // A text names its own language first.
  const names = [...new Set([locale, ...locales])].map((each) => languageName(each, locale));
  const facts = {
    brand: site.brand,
    legalName: site.legalName,
    bot: site.assistant.name,
    city: site.city[locale],
    founded: String(site.founded),
    founders: new Intl.ListFormat(intl).format(site.founders.map(({ name }) => name)),
    'founders.roles': site.founders.map(({ name, role }) => `**${name}:** ${role[locale]}`).join(' '),
    currency: numbers.money.replace('{n}', '').trim(),
    siteLanguages: new Intl.ListFormat(intl).format(names),
    'siteLanguages:or': new Intl.ListFormat(intl, { type: 'disjunction' }).format(names),
    phone: phoneText(site.phone, locale) ?? '',
    email: site.email,
    academyEmail: site.academyEmail ?? '',
    videoChannel: site.videoChannel ?? '',
    mailService: mailRecipient.name,
    analytics: new Intl.ListFormat(intl).format(site.analytics.map((id) => vendors[id].name)),
    registeredOffice: service.registeredOffice?.[locale] ?? '',
    fTax: service.fTax?.[locale] ?? '',
    cover: service.cover?.[locale] ?? '',
    insurance: service.insurance?.[locale] ?? '',
    bookingUrl: service.bookingUrl ?? '',
    demoNumber: phoneText(service.demoNumber, locale) ?? '',
  };
  const genitives = properNames.map((name) => [`${name}:genitive`, genitive(facts[name])]);
  const own = { ...facts, ...Object.fromEntries(genitives), ...figureTexts(figures, locale) };
  return { ...own, ...subProcessorTexts(service.subProcessors ?? [], own, locale) };
}

/** The companies that handle calls as a list, as the rows of a markdown table, and their countries. */
function subProcessorTexts(
  companies: NonNullable<ServiceFacts['subProcessors']>,
  values: TextValues,
  locale: Locale,
): TextValues {
  const { intl } = languages[locale];
  const list = new Intl.ListFormat(intl);
  const all = companies.map(({ role, company, country, kept }) => ({
    role: role[locale],
    company,
    country: countryName(country, locale),
    kept: fillIn(kept[locale], values),
  }));
  return {
    subProcessors: list.format(all.map(({ role, company, country }) => `${company} (${role}, ${country})`)),
    'subProcessors.countries': list.format(new Set(all.map(({ country }) => country))),
    'subProcessors.rows': all.map((row) => `| ${Object.values(row).join(' | ')} |`).join('\n'),
  };
}

/** `textValues` in each language. */
export function textValuesByLocale(facts: Facts): Readonly<Record<Locale, TextValues>> {
  return byLocale((locale) => textValues(facts, locale));
}
