import { vendors } from '../analytics/vendors.ts';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Site } from '../../collections/owner/schema.ts';
import { registerTable } from './register.ts';
import { storedTable } from './stored-table.ts';
import type { LegalTable } from './table.ts';

interface Text {
  readonly content?: readonly string[];
  /** Paragraphs after `content`, for sites whose content/site.json names analytics. */
  readonly withAnalytics?: readonly string[];
  readonly items?: readonly string[];
}

interface Part extends Text {
  readonly title: string;
}

interface Section extends Part {
  readonly parts?: readonly Part[];
}

/** The tables and the vendors' texts go into these sections. */
type Extra = Readonly<Record<string, { readonly table: LegalTable; readonly parts?: readonly Part[] }>>;

export type PolicySection = Omit<Section, 'withAnalytics'> & { readonly table?: LegalTable };

/**
 * The sections of the privacy policy as a site shows them: with the tables of what is processed and stored, and of the
 * analytics vendors those that content/site.json names.
 *
 * @param t the language's texts with the owner's facts and figures filled in
 */
export function privacySections(
  t: Dictionary['privacy'],
  site: Site,
  locale: Locale,
): Readonly<Record<string, PolicySection>> {
  const extra: Extra = {
    useOfInformation: { table: registerTable(t, site, locale) },
    cookiesAndTracking: {
      table: storedTable(t.stored, site, locale),
      parts: site.analytics.map((id) => ({ title: vendors[id].name, content: t.analytics[id].content })),
    },
  };
  const isMeasured = site.analytics.length > 0;
  const sections: Readonly<Record<string, Section>> = t.sections;
  return Object.fromEntries(
    Object.entries(sections).map(([key, { parts, ...section }]) => [
      key,
      {
        ...shown(section, isMeasured),
        ...(parts && { parts: parts.map((part) => shown(part, isMeasured)) }),
        ...extra[key],
      },
    ]),
  );
}

function shown({ withAnalytics = [], content = [], ...text }: Part, isMeasured: boolean): Part {
  return { ...text, content: isMeasured ? [...content, ...withAnalytics] : content };
}
