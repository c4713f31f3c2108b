/** Placeholders such as `{brand}` and `{trial.weeks}` in the texts of `content/`. */

import { fillIn, placeholders } from '../../site/format.ts';
import { countryName, languageName, languages, type Locale, locales } from '../../site/locales.ts';
import { analyticsVendors } from '../../vendors/analytics.ts';
import { mailProvider } from '../../vendors/emailjs.ts';
import { phoneText } from '../company/company.ts';
import type { ServiceFacts, Site } from '../company/site-schema.ts';
import type { FieldProblem } from '../content-error.ts';
import { figureTexts } from '../figures/figure-texts.ts';
import type { Figures } from '../figures/figures-schema.ts';

export interface OwnerData {
  readonly site: Site;
  readonly service: ServiceFacts;
  readonly figures: Figures;
}

/** The text of each placeholder, by its name without braces; empty for an omitted optional fact. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Facts that are names and so have a genitive: `{brand:genitive}`. */
const properNames = ['brand', 'legalName', 'bot', 'city'] as const;

/** Founders' roles begin in lower case after the name: "Builds …" becomes "builds …". Acronyms such as "CEO" stay. */
const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** The facts and figures by placeholder name: `brand`, `brand:genitive`, `trial.weeks:words` and so on. */
export function placeholderValues({ site, service, figures }: OwnerData, locale: Locale): PlaceholderValues {
  const { languageTag, genitive, numbers } = languages[locale];
  // A text mentions its own language first.
  const names = [...new Set([locale, ...locales])].map((each) => languageName(each, locale));
  const facts = {
    brand: site.brand,
    legalName: site.legalName,
    bot: site.assistant.name,
    city: site.city[locale],
    founded: String(site.founded),
    founders: new Intl.ListFormat(languageTag).format(site.founders.map(({ name }) => name)),
    'founders.roles': site.founders
      .map(({ name, title, role, background }) => {
        const does = `**${name}**, ${lowerFirst(title[locale])}, ${lowerFirst(role[locale])}`;
        return `${does} ${name.split(' ')[0]} ${lowerFirst(background[locale])}`;
      })
      .join(' '),
    currency: numbers.moneyPattern.replace('{n}', '').trim(),
    siteLanguages: new Intl.ListFormat(languageTag).format(names),
    'siteLanguages:or': new Intl.ListFormat(languageTag, { type: 'disjunction' }).format(names),
    phone: phoneText(site.phone, locale),
    email: site.email,
    academyEmail: site.academyEmail,
    videoChannel: site.videoChannel,
    mailService: mailProvider.name,
    analytics: new Intl.ListFormat(languageTag).format(site.analytics.map((id) => analyticsVendors[id].name)),
    registeredOffice: service.registeredOffice[locale],
    fTax: service.fTax[locale],
    cover: service.cover[locale],
    insurance: service.insurance[locale],
    bookingUrl: service.bookingUrl ?? '',
    demoNumber: service.demoNumber ? phoneText(service.demoNumber, locale) : '',
  };
  const genitives = properNames.map((name) => [`${name}:genitive`, genitive(facts[name])]);
  const plainValues = { ...facts, ...Object.fromEntries(genitives), ...figureTexts(figures, locale) };
  return { ...plainValues, ...subProcessorTexts(service.subProcessors, plainValues, locale) };
}

function subProcessorTexts(
  companies: ServiceFacts['subProcessors'],
  values: PlaceholderValues,
  locale: Locale,
): PlaceholderValues {
  const { languageTag } = languages[locale];
  const list = new Intl.ListFormat(languageTag);
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

/** For facts that failed to load: turns the check off. */
export const uncheckedValues: PlaceholderValues = {};

/** A message about the placeholders that neither `values` nor the page fills in; undefined if there are none. */
export function placeholderProblem(
  text: string,
  values: PlaceholderValues,
  pagePlaceholders: readonly string[] = [],
): string | undefined {
  if (values === uncheckedValues) return undefined;
  const isKnown = (name: string): boolean => Object.hasOwn(values, name) || pagePlaceholders.includes(name);
  const unknown = text.match(/\{[^{}\n]*\}/g)?.filter((token) => !isKnown(token.slice(1, -1))) ?? [];
  return unknown.length > 0
    ? [...new Set(unknown)].map((token) => unknownToken(token, values)).join(' It ')
    : undefined;
}

/** Every text in a tree with its field, such as `['nav.about', 'About']`. */
export function textsByField(tree: unknown, field = ''): [field: string, text: string][] {
  if (typeof tree === 'string') return [[field, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsByField(value, field ? `${field}.${key}` : key));
}

export function placeholderProblems(tree: unknown, values: PlaceholderValues): FieldProblem[] {
  return textsByField(tree).flatMap(([field, text]) => {
    const message = placeholderProblem(text, values);
    return message ? [{ field, message }] : [];
  });
}

function unknownToken(token: string, values: PlaceholderValues): string {
  const number = token.slice(1, -1).replace(/:words$/, '');
  if (Object.hasOwn(values, number)) {
    return `contains ${token}, but :words exists only for 1 to 12 (the list "words" in src/site/languages). Write {${number}} instead.`;
  }
  const facts = Object.keys(values).filter((name) => !name.includes('.'));
  const names = facts.map((name) => `{${name}}`).join(' ');
  return `contains ${token}, which is not a placeholder. Use one of ${names}, or the path of a figure in content/figures.json, such as {firstCall.minutes}. An example that never pays back has no {….months}.`;
}

/** Fills in facts and figures. Drops lines that mention an optional fact which the owner has omitted. */
export function fillFacts(text: string, values: PlaceholderValues): string {
  const isComplete = (line: string): boolean =>
    placeholders(line).every((token) => values[token.slice(1, -1)] !== '');
  return fillIn(text.split('\n').filter(isComplete).join('\n'), values);
}

/** `fillFacts` for all texts in a tree. */
export function fillInTree<Tree>(tree: Tree, values: PlaceholderValues): Tree {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? fillFacts(value, values) : value,
  ) as Tree;
}

const code = /^```[\s\S]*?^```|`[^`\n]+`/gm;

/** `fillFacts` for markdown, except in code, where braces have another meaning. */
export function fillFactsInMarkdown(body: string, values: PlaceholderValues): string {
  const codes: string[] = [];
  const prose = body.replaceAll(code, (part) => `\uE000${codes.push(part) - 1}\uE001`);
  return fillFacts(prose, values).replaceAll(
    /\uE000(\d+)\uE001/g,
    (_, place: string) => codes[Number(place)] ?? '',
  );
}

/** Markdown with only the line breaks of its code, so that line numbers stay the same. */
export function withoutCode(body: string): string {
  return body.replaceAll(code, (part) => part.replaceAll(/[^\n]/g, ''));
}
