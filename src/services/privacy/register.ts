import { vendorRecipient } from '../analytics/disclosures.ts';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { languages, type Locale } from '../../i18n/locales.ts';
import { mailRecipient } from '../mail/recipients.ts';
import { isPlaceholder } from '../../collections/owner/placeholders.ts';
import type { Site } from '../../collections/owner/schema.ts';
import { countryText, type Recipient, recipientText, supabase } from './recipient.ts';
import type { LegalLine, LegalTable } from './table.ts';

type Strings = Pick<Dictionary['privacy'], 'register' | 'analytics'>;
type RowName = keyof Strings['register']['rows'];
type Basis = keyof Strings['register']['bases'];

interface Processing {
  readonly texts: { readonly purpose: string; readonly data: string; readonly period: string };
  readonly bases: readonly Basis[];
  readonly recipients: readonly Recipient[];
}

/**
 * All that is done with personal data: a row of the privacy policy's table each. The recipients are those that the
 * code and content/site.json send it to.
 */
function processings({ register, analytics }: Strings, site: Site): Processing[] {
  const own = (
    name: RowName,
    bases: readonly Basis[],
    recipients: readonly Recipient[] = [],
  ): Processing => ({
    texts: register.rows[name],
    bases,
    recipients,
  });
  const words = register.recipients;
  const hosting = supplier(site, 'hosting', words.hosting);
  const mailbox = supplier(site, 'mailbox', words.mailbox);
  const model = { name: words.model, countries: [] };
  return [
    own('forms', ['interest', 'contract'], [mailRecipient(site), mailbox]),
    own('customers', ['contract', 'interest', 'law'], [mailbox]),
    own('chat', ['interest'], [supabase, model]),
    own('limits', ['interest'], [supabase]),
    own('logs', ['interest'], [hosting, supabase]),
    ...site.analytics.map((id): Processing => ({
      texts: analytics[id],
      bases: ['consent'],
      recipients: [vendorRecipient(id)],
    })),
    ...(site.analytics.length > 0 ? [own('consent', ['none'])] : []),
    own('language', ['none']),
    own('drafts', ['none']),
    own('signIn', ['none']),
  ];
}

/** The table of the privacy policy: purpose, data, legal basis, period and recipients of each processing. */
export function registerTable(strings: Strings, site: Site, locale: Locale): LegalTable {
  const { caption, columns, bases, recipients: words } = strings.register;
  const line = (recipient: Recipient): LegalLine => ({
    text: `${recipientText(recipient)}: ${countryText(recipient, languages[locale].intl, strings.register)}`,
    isSample: recipient.isSample ?? false,
  });
  return {
    caption,
    columns: [columns.purpose, columns.data, columns.basis, columns.period, columns.recipient],
    rows: processings(strings, site).map(({ texts, bases: own, recipients }) => [
      [{ text: texts.purpose }],
      [{ text: texts.data }],
      [{ text: upperFirst(own.map((basis) => bases[basis]).join(', ')) }],
      [{ text: texts.period }],
      recipients.length > 0 ? recipients.map(line) : [{ text: words.nobody }],
    ]),
  };
}

/** A supplier as content/site.json names it, or what it does where it is not named there. */
function supplier(site: Site, field: 'hosting' | 'mailbox', word: string): Recipient {
  const named = site[field];
  return named ? { ...named, isSample: isPlaceholder(site, field) } : { name: word, countries: [] };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
