import { ownerData, service, site } from '../../content/owner-data.ts';
import { dictionary } from '../../content/texts/dictionary.ts';
import type { LegalSections } from '../../content/texts/legal-sections.ts';
import { fillInTree, placeholderValues } from '../../content/texts/placeholders.ts';
import type { Locale } from '../../site/locales.ts';
import { privacySections } from './privacy-sections.ts';

export function privacyPolicy(locale: Locale): LegalSections {
  return privacySections(
    dictionary(locale).privacy,
    site,
    locale,
    fillInTree(service, placeholderValues(ownerData, locale)),
  );
}
