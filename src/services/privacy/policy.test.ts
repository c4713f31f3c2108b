import en from '@content/locales/en.json';
import sv from '@content/locales/sv.json';
import { describe, expect, it } from 'vitest';
import { vendorIds, vendors } from '../analytics/vendors.ts';
import { placeholders } from '../../i18n/format.ts';
import { fillTexts } from '../../collections/texts/placeholders.ts';
import { textValues } from '../../collections/texts/text-values.ts';
import type { Site } from '../../collections/owner/schema.ts';
import { exampleFigures } from '../../testing/figures.ts';
import { exampleFacts, exampleSite } from '../../testing/site.ts';
import { privacySections } from './policy.ts';
import { bannerText } from './stored-table.ts';

const files = { en, sv } as const;

function policy(changes: Partial<Site> = {}, locale: keyof typeof files = 'en') {
  const site = { ...exampleSite, ...changes };
  const t = fillTexts(files[locale], textValues({ ...exampleFacts, site }, locale));
  return { site, t, sections: privacySections(t.privacy, site, locale) };
}

/** A table's rows as text, cell by cell. */
function rows({ sections }: ReturnType<typeof policy>, section: string): string[][] {
  return (sections[section]?.table?.rows ?? []).map((row) =>
    row.map((lines) => lines.map(({ text }) => text).join(' | ')),
  );
}

describe.each(['en', 'sv'] as const)('the privacy policy in %s', (locale) => {
  it('mentions no analytics where content/site.json names none', () => {
    const { sections, t } = policy({ analytics: [] }, locale);
    const text = JSON.stringify(sections);
    for (const id of vendorIds) expect(text).not.toContain(vendors[id].name);
    expect(text).not.toContain(t.cookies.label);
    expect(text).not.toContain('analytics-consent');
  });

  it.each(vendorIds)('tells of %s alone where content/site.json names it alone', (id) => {
    const made = policy({ analytics: [id] }, locale);
    const text = JSON.stringify(made.sections);
    for (const other of vendorIds) expect(text.includes(vendors[other].name)).toBe(other === id);
    expect(made.sections['cookiesAndTracking']?.parts?.map(({ title }) => title)).toEqual([vendors[id].name]);
    expect(rows(made, 'useOfInformation').map((row) => row[0])).toContain(
      made.t.privacy.analytics[id].purpose,
    );
  });

  it('has a value for every placeholder', () => {
    expect(placeholders(JSON.stringify(policy({}, locale).sections))).toEqual([]);
  });
});

describe('the table of what is processed', () => {
  it('names the mail service, the host and the mailbox of content/site.json with their countries', () => {
    const made = policy({ mailService: { provider: 'webhook', name: 'Our post', countries: ['NO'] } });
    const cells = rows(made, 'useOfInformation').map((row) => row.at(-1));
    expect(cells).toContain('Our post: Norway | Nordbrev AB: Sweden');
    expect(cells.some((cell) => cell?.startsWith('Nordvärd AB: Finland | '))).toBe(true);
  });

  it('names who takes the mails and the questions', () => {
    const cells = rows(policy(), 'useOfInformation').map((row) => row.at(-1));
    expect(cells.some((cell) => cell?.includes('EmailJS Pte. Ltd.'))).toBe(true);
    expect(cells.some((cell) => cell?.includes('Supabase, Inc.'))).toBe(true);
  });

  it('says what the others do, where content/site.json does not name them', () => {
    const made = policy({ hosting: undefined, mailbox: undefined });
    const { hosting, mailbox } = made.t.privacy.register.recipients;
    const text = rows(made, 'useOfInformation').flat().join('\n');
    expect([hosting, mailbox].filter((words) => !text.includes(words))).toEqual([]);
  });

  it('marks who is invented', () => {
    const { sections } = policy({ placeholders: ['hosting'] });
    const lines = sections['useOfInformation']?.table?.rows.flat(2) ?? [];
    expect(lines.filter(({ isSample }) => isSample).map(({ text }) => text)).toEqual([
      'Nordvärd AB: Finland',
    ]);
  });

  it('has the periods of content/figures.json', () => {
    const periods = rows(policy(), 'useOfInformation').map((row) => row[3]);
    // The words around them are the owner's.
    const { enquiryMonths, serverLogDays, counterMinutes, analyticsMonths, recordingDays } =
      exampleFigures.retention;
    for (const { value } of [enquiryMonths, serverLogDays, counterMinutes, analyticsMonths, recordingDays]) {
      const period = new RegExp(`(?<!\\d)${value}(?!\\d)`);
      expect(periods.filter((cell) => period.test(cell ?? ''))).not.toEqual([]);
    }
  });
});

describe('the table of what the browser keeps', () => {
  it('lists what the vendors of content/site.json keep, after the site’s own', () => {
    const names = rows(policy({ analytics: ['googleAnalytics'] }), 'cookiesAndTracking').map((row) => row[0]);
    expect(names).toEqual([
      'analytics-consent',
      'preferred-language',
      'chat',
      'form-draft-*',
      '_ga',
      '_ga_*',
    ]);
  });
});

describe('the cookie banner', () => {
  const text = (analytics: Site['analytics']) => bannerText(policy({ analytics }).t, { analytics }, 'en');

  it('says what each vendor would do, and how long their cookies stay', () => {
    const { googleAnalytics, hotjar } = en.privacy.analytics;
    const said = text(['hotjar', 'googleAnalytics']);
    expect(said).toContain(`${hotjar.banner} ${googleAnalytics.banner}`);
    expect(said).toContain('2 years');
    expect(text(['hotjar'])).toContain('1 year');
  });

  it('speaks of no cookies where no vendor sets any', () => {
    const [lead = ''] = en.cookies.stored.split('{');
    expect(text(['plausible'])).not.toContain(lead);
    expect(placeholders(text(['plausible']))).toEqual([]);
  });
});
