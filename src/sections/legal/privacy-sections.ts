import type { ServiceFacts, Site } from '../../content/company/site-schema.ts';
import type { LegalSection, LegalText } from '../../content/texts/legal-sections.ts';
import type { Locale } from '../../site/locales.ts';
import { analyticsVendors } from '../../vendors/analytics.ts';
import { callsTable, type PrivacyTexts, processingTable, storageTable } from './privacy-tables.ts';

/** Paragraphs after `content`, shown only if they apply. */
interface ConditionalTexts {
  /** Shown if analytics measures visits. */
  readonly withAnalytics?: readonly string[];
  /** Shown if a language model writes the assistant's replies. */
  readonly withModel?: readonly string[];
}

type TitledText = LegalText & { readonly title: string };

type Section = TitledText &
  ConditionalTexts & { readonly parts?: readonly (TitledText & ConditionalTexts)[] };

/** The sections of the privacy policy with their tables, and only the paragraphs that apply to this site. */
export function privacySections(
  t: PrivacyTexts,
  site: Site,
  locale: Locale,
  service: Pick<ServiceFacts, 'subProcessors' | 'samples'>,
): Readonly<Record<string, LegalSection>> {
  const { analytics, assistant } = site;
  const { subProcessors, samples } = service;
  const tablesAndParts: Readonly<Record<string, Partial<LegalSection>>> = {
    useOfInformation: { table: processingTable(t, site, locale) },
    cookiesAndTracking: {
      table: storageTable(t, analytics, locale),
      parts: analytics.map((id) => ({ title: analyticsVendors[id].name, content: t.analytics[id].content })),
    },
    sharing: { table: callsTable(t, subProcessors, samples.includes('subProcessors'), locale) },
  };
  const withApplicable = <Any extends TitledText & ConditionalTexts>(text: Any) => {
    const { withAnalytics = [], withModel = [], ...rest } = text;
    return {
      ...rest,
      content: [
        ...(text.content ?? []),
        ...(analytics.length > 0 ? withAnalytics : []),
        ...(assistant.model ? withModel : []),
      ],
    };
  };
  const sections: Readonly<Record<string, Section>> = t.sections;
  return Object.fromEntries(
    Object.entries(sections).map(([key, { parts, ...section }]) => [
      key,
      {
        ...withApplicable(section),
        ...(parts && { parts: parts.map(withApplicable) }),
        ...tablesAndParts[key],
      },
    ]),
  );
}
