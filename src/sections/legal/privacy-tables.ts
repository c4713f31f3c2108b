/** The tables of the privacy policy: processing of personal data, data stored in the browser, and handling of calls. */

import { isSample } from '../../content/company/company.ts';
import type { ServiceFacts, Site } from '../../content/company/site-schema.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import type { LegalLine, LegalTableData } from '../../content/texts/legal-sections.ts';
import { upperFirst } from '../../site/format.ts';
import { countryName, languages, type Locale } from '../../site/locales.ts';
import { type AnalyticsVendorId, analyticsVendors } from '../../vendors/analytics.ts';
import type { DataRecipient } from '../../vendors/data-recipient.ts';
import { mailProvider } from '../../vendors/emailjs.ts';
import { periodText, siteEntries, type StoredEntry } from '../../vendors/stored-entries.ts';
import { chatProvider } from '../../vendors/supabase.ts';

export type PrivacyTexts = Dictionary['privacy'];

/** The EU with Iceland, Liechtenstein and Norway. */
const eeaCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Countries with an adequacy decision of the European Commission that covers all companies (GDPR, Article 45). */
const adequateCountries = new Set('AD AR CH FO GB GG IL IM JE JP KR NZ UY'.split(' '));

export function processingTable(
  { processing, analytics }: PrivacyTexts,
  site: Site,
  locale: Locale,
): LegalTableData {
  const { caption, columns, bases, recipients, rows, safeguards } = processing;

  /** "Google Analytics (Google Ireland Limited): Ireland, United States (Data Privacy Framework)". */
  const recipientLine = ({ name, company = name, countries, safeguard }: DataRecipient): LegalLine => {
    const who = company.startsWith(name) ? company : `${name} (${company})`;
    const places = `${who}: ${countries.map((code) => countryName(code, locale)).join(', ')}`;
    const outside = countries.filter((code) => !eeaCountries.has(code));
    if (outside.length === 0) return { text: places };
    const usual = outside.every((code) => adequateCountries.has(code)) ? 'adequacy' : 'clauses';
    return { text: `${places} (${safeguards[safeguard ?? usual]})` };
  };
  const supplier = (field: 'hosting' | 'mailbox'): LegalLine => ({
    ...recipientLine(site[field]),
    isSample: isSample(site, field),
  });
  const row = (
    texts: { readonly purpose: string; readonly data: string; readonly period: string },
    legalBases: readonly (keyof typeof bases)[],
    recipientLines: readonly LegalLine[] = [{ text: recipients.nobody }],
    periods: readonly string[] = [],
  ): LegalLine[][] => [
    [{ text: texts.purpose }],
    [{ text: texts.data }],
    [{ text: upperFirst(legalBases.map((basis) => bases[basis]).join(', ')) }],
    [texts.period, ...periods].map((text) => ({ text })),
    [...recipientLines],
  ];

  const hasSignIn = !site.withoutPages?.some((name) => ['signin', 'dashboard'].includes(name));
  const { model } = site.assistant;
  const modelLine = model && { ...recipientLine(model), isSample: isSample(site, 'assistant') };
  return {
    caption,
    columns: [columns.purpose, columns.data, columns.basis, columns.period, columns.recipient],
    rows: [
      row(rows.forms, ['interest', 'contract'], [recipientLine(mailProvider), supplier('mailbox')]),
      row(rows.customers, ['contract', 'interest', 'law'], [supplier('mailbox')]),
      row(
        rows.chat,
        ['interest'],
        [recipientLine(chatProvider), ...(modelLine ? [modelLine] : [])],
        model && [`${model.name}: ${model.kept[locale]}`],
      ),
      row(rows.trialCall, ['interest'], [{ text: recipients.calls }]),
      row(rows.logs, ['interest'], [supplier('hosting'), recipientLine(chatProvider)]),
      ...site.analytics.map((id) => row(analytics[id], ['consent'], [recipientLine(analyticsVendors[id])])),
      ...(site.analytics.length > 0 ? [row(rows.consent, ['none'])] : []),
      row(rows.language, ['none']),
      row(rows.drafts, ['none']),
      ...(hasSignIn ? [row(rows.signIn, ['none'])] : []),
    ],
  };
}

export function storageTable(
  { stored }: PrivacyTexts,
  analytics: readonly AnalyticsVendorId[],
  locale: Locale,
): LegalTableData {
  const { caption, columns, kinds, periods, purposes } = stored;
  const row = ({ name, kind, purpose, period }: StoredEntry, storedBy: string): LegalLine[][] => [
    [{ text: name, isCode: true }],
    [{ text: storedBy }],
    [{ text: purposes[purpose] }],
    [{ text: `${kinds[kind]}, ${periodText(period, languages[locale].languageTag, periods)}` }],
  ];
  return {
    caption,
    columns: [columns.name, columns.owner, columns.purpose, columns.period],
    rows: [
      // Without analytics the site does not ask for consent, so there is no choice to store.
      ...siteEntries
        .filter(({ name }) => !name.startsWith('analytics-') || analytics.length > 0)
        .map((entry) => row(entry, stored.site)),
      ...analytics.flatMap((id) =>
        analyticsVendors[id].storedEntries.map((entry) => row(entry, analyticsVendors[id].name)),
      ),
    ],
  };
}

export function callsTable(
  { calls }: PrivacyTexts,
  companies: ServiceFacts['subProcessors'],
  areSamples: boolean,
  locale: Locale,
): LegalTableData {
  const { caption, columns } = calls;
  return {
    caption,
    columns: [columns.role, columns.company, columns.country, columns.kept],
    rows: companies.map((each) => [
      [{ text: upperFirst(each.role[locale]) }],
      [{ text: each.company, isSample: areSamples }],
      [{ text: countryName(each.country, locale) }],
      [{ text: upperFirst(each.kept[locale]) }],
    ]),
  };
}
