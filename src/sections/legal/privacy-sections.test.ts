import enFile from '@owner/locales/en.json';
import svFile from '@owner/locales/sv.json';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../content/company/site-schema.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { fillInTree, placeholderValues } from '../../content/texts/placeholders.ts';
import { byLocale } from '../../site/locales.ts';
import { exampleFacts, exampleSite } from '../../testing/fixtures/site.ts';
import { analyticsVendorIds, analyticsVendors } from '../../vendors/analytics.ts';
import { privacySections } from './privacy-sections.ts';

const en = enFile as Dictionary;
const sv = svFile as Dictionary;
const files = { en, sv } as const;
const company = {
  role: byLocale(() => 'telephony'),
  company: 'Nordtele AB',
  country: 'NO',
  kept: byLocale(() => 'nothing'),
};

interface Options {
  readonly facts?: Partial<Site>;
  readonly locale?: keyof typeof files;
}

function policy({ facts = {}, locale = 'en' }: Options = {}) {
  const site = { ...exampleSite, ...facts };
  const t = fillInTree(files[locale], placeholderValues({ ...exampleFacts, site }, locale));
  const service = { subProcessors: [company], samples: [] };
  return { t, sections: privacySections(t.privacy, site, locale, service) };
}

function rows({ sections }: ReturnType<typeof policy>, section: string): string[][] {
  return (sections[section]?.table?.rows ?? []).map((row) =>
    row.map((lines) => lines.map(({ text }) => text).join(' | ')),
  );
}

describe.each(['en', 'sv'] as const)('the privacy policy in %s', (locale) => {
  it('mentions no analytics if content/site.json lists none', () => {
    const { sections, t } = policy({ facts: { analytics: [] }, locale });
    const text = JSON.stringify(sections);
    for (const word of ['Hotjar', 'Google', t.cookies.label, 'analytics-consent'])
      expect(text).not.toContain(word);
  });

  it.each(analyticsVendorIds)('mentions only %s if content/site.json lists no other vendor', (id) => {
    const made = policy({ facts: { analytics: [id] }, locale });
    const text = JSON.stringify(made.sections);
    for (const other of analyticsVendorIds)
      expect(text.includes(analyticsVendors[other].name)).toBe(other === id);
    expect(rows(made, 'useOfInformation').map(([purpose]) => purpose)).toContain(
      made.t.privacy.analytics[id].purpose,
    );
    const names = rows(made, 'cookiesAndTracking').map(([name]) => name);
    for (const { name } of analyticsVendors[id].storedEntries) expect(names).toContain(name);
  });

  it('mentions a language model only if site.json has a provider', () => {
    const model = { name: 'Nordspråk AB', countries: ['FI'], kept: byLocale(() => 'nothing') };
    const without = policy({ locale });
    const made = policy({ facts: { assistant: { name: 'Nils', model } }, locale });
    const [text = ''] = made.t.privacy.sections.useOfInformation.withModel;
    expect(JSON.stringify(made.sections)).toContain(text);
    expect(JSON.stringify(without.sections)).not.toContain(text);
    expect(rows(made, 'useOfInformation')[2]?.slice(-2).join()).toMatch(
      /Nordspråk AB: nothing.*Nordspråk AB: Finland/,
    );
  });
});

describe('the table of processed data', () => {
  it('mentions the adequacy decision for a country as safe as the EEA', () => {
    const mailbox = { name: 'Postfach AG', countries: ['CH'] };
    const all = rows(policy({ facts: { mailbox } }), 'useOfInformation')
      .flat()
      .join('\n');
    expect(all).toContain('Postfach AG: Switzerland (adequacy decision of the European Commission)');
  });

  it('lists each service and its company once, with its country and the safeguard for data outside the EEA', () => {
    const all = rows(policy(), 'useOfInformation')
      .map((row) => row.at(-1))
      .join('\n');
    for (const text of [
      'EmailJS Pte. Ltd.: Singapore (standard contractual clauses) | Nordbrev AB: Sweden\n',
      'Nordvärd AB: Finland | Supabase, Inc.: United States (standard contractual clauses)',
      'Google Analytics (Google Ireland Limited): Ireland, United States (Data Privacy Framework)',
      'Hotjar Limited: Malta, Ireland\n',
    ]) {
      expect(all).toContain(text);
    }
  });

  it('labels invented companies as samples', () => {
    const { sections } = policy({ facts: { samples: ['hosting'] } });
    const lines = sections['useOfInformation']?.table?.rows.flat(2) ?? [];
    expect(lines.filter(({ isSample }) => isSample).map(({ text }) => text)).toEqual([
      'Nordvärd AB: Finland',
    ]);
  });
});

it.each(['signin', 'dashboard'] as const)('the policy of a site without %s omits the sign-in', (page) => {
  const { purpose } = en.privacy.processing.rows.signIn;
  expect(JSON.stringify(policy().sections)).toContain(purpose);
  expect(JSON.stringify(policy({ facts: { withoutPages: [page] } }).sections)).not.toContain(purpose);
});

it('the table of calls shows who handles them, where, and what each company stores', () => {
  expect(rows(policy(), 'sharing')).toEqual([['Telephony', 'Nordtele AB', 'Norway', 'Nothing']]);
});
