import { vendorEntries } from '../analytics/disclosures.ts';
import { vendors } from '../analytics/vendors.ts';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { format } from '../../i18n/format.ts';
import { languages, type Locale } from '../../i18n/locales.ts';
import type { Site } from '../../collections/owner/schema.ts';
import { daysOf, ownEntries, periodText, type StoredEntry } from './stored.ts';
import type { LegalTable } from './table.ts';

type Analytics = Pick<Site, 'analytics'>;

/** All that the site and its analytics vendors keep in the browser, by whose it is; `undefined` is the site. */
function entriesOf({ analytics }: Analytics): { owner: string | undefined; entry: StoredEntry }[] {
  // Where nobody measures nobody asks, and there is no choice to keep.
  const own = ownEntries.filter(({ purpose }) => purpose !== 'consent' || analytics.length > 0);
  return [
    ...own.map((entry) => ({ owner: undefined, entry })),
    ...analytics.flatMap((id) => vendorEntries(id).map((entry) => ({ owner: vendors[id].name, entry }))),
  ];
}

/** The privacy policy's list of what is kept in the browser. */
export function storedTable(
  strings: Dictionary['privacy']['stored'],
  site: Analytics,
  locale: Locale,
): LegalTable {
  const { caption, columns, kinds, periods, purposes } = strings;
  const { intl } = languages[locale];
  return {
    caption,
    columns: [columns.name, columns.owner, columns.purpose, columns.period],
    rows: entriesOf(site).map(({ owner, entry }) => [
      [{ text: entry.name, isCode: true }],
      [{ text: owner ?? strings.site }],
      [{ text: purposes[entry.purpose] }],
      [{ text: `${kinds[entry.kind]}, ${periodText(entry.period, intl, periods)}` }],
    ]),
  };
}

/**
 * What the cookie banner says: what each vendor would do, and how long the longest-lived of their cookies stays.
 *
 * @param strings the texts of the banner and of the vendors
 */
export function bannerText(
  { cookies, privacy }: Pick<Dictionary, 'cookies' | 'privacy'>,
  { analytics }: Analytics,
  locale: Locale,
): string {
  const longest = analytics
    .flatMap(vendorEntries)
    .filter(({ kind }) => kind === 'cookie')
    .map(({ period }) => period)
    .toSorted((one, other) => daysOf(other) - daysOf(one))[0];
  const services = analytics.map((id) => privacy.analytics[id].banner);
  if (longest) {
    const period = periodText(longest, languages[locale].intl, privacy.stored.periods);
    services.push(format(cookies.stored, { period }));
  }
  return format(cookies.text, { services: services.join(' ') });
}
