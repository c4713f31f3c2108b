/** Who receives personal data, and where. What a service has of it stands beside its code. */

/** What protects data that leaves the EEA: the Data Privacy Framework, or standard contractual clauses. */
export type Safeguard = 'framework' | 'clauses';

export interface Recipient {
  /** What texts call it. */
  readonly name: string;
  /** The company behind it, where its name says less. */
  readonly company?: string;
  /** Where it handles data, as ISO 3166 codes; none where only the owner knows. */
  readonly countries: readonly string[];
  /** Outside the EEA; without one the clauses are what a contract rests on. */
  readonly safeguard?: Safeguard;
  /** True while `content/site.json` names it as a placeholder. */
  readonly isSample?: boolean;
}

/** The EU with Iceland, Liechtenstein and Norway. */
const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Runs the function of the chat; the site speaks its protocol, whichever project answers. */
export const supabase: Recipient = {
  name: 'Supabase',
  company: 'Supabase, Inc.',
  countries: ['US'],
  safeguard: 'clauses',
};

/** "Google Analytics (Google Ireland Limited)"; a company that is called like its service is enough by itself. */
export function recipientText({ name, company = name }: Recipient): string {
  return company.startsWith(name) ? company : `${name} (${company})`;
}

/**
 * Where a recipient handles data, with what protects it elsewhere: "Ireland, United States (Data Privacy Framework)".
 *
 * @param intl the language as a BCP 47 tag
 * @param strings how it calls the safeguards, and a country that only the owner knows
 */
export function countryText(
  recipient: Recipient,
  intl: string,
  strings: { readonly safeguards: Readonly<Record<Safeguard, string>>; readonly unknownCountry: string },
): string {
  const names = new Intl.DisplayNames(intl, { type: 'region' });
  const countries = recipient.countries.map((code) => names.of(code) ?? code).join(', ');
  if (countries === '') return strings.unknownCountry;
  if (recipient.countries.every((code) => eea.has(code))) return countries;
  return `${countries} (${strings.safeguards[recipient.safeguard ?? 'clauses']})`;
}
