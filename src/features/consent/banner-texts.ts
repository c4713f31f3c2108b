import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { type AnalyticsVendorId, analyticsVendors } from '../../vendors/analytics.ts';
import { daysOf, type Period, periodText } from '../../vendors/stored-entries.ts';

/** The cookie banner's texts: one question for all vendors, what each vendor does, and how long it recognises the browser. */
export function bannerTexts(
  privacy: Dictionary['privacy'],
  question: Dictionary['cookies']['question'],
  analytics: readonly AnalyticsVendorId[],
  locale: Locale,
): { readonly question: string; readonly details: string } {
  const { languageTag } = languages[locale];
  const details = analytics.map((id) => {
    const [longest = 'atOnce'] = analyticsVendors[id].storedEntries
      .map(({ period }): Period => period)
      .toSorted((one, other) => daysOf(other) - daysOf(one));
    return format(privacy.analytics[id].banner, {
      period: periodText(longest, languageTag, privacy.stored.periods),
    });
  });
  const purposes = new Intl.ListFormat(languageTag).format(
    analytics.map((id) => privacy.analytics[id].question),
  );
  return { question: format(question, { purposes }), details: details.join(' ') };
}
