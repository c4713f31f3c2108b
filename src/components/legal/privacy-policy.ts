import { facts, service, site } from '../../collections/owner/data.ts';
import type { LegalSections } from '../../collections/page-data/page-texts.ts';
import { dictionary, textLocale } from '../../collections/texts/dictionary.ts';
import { textValues } from '../../collections/texts/text-values.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { privacySections } from '../../privacy/policy.ts';

/** The sections of this site's privacy policy, in English where the language lacks them. */
export function privacyPolicy(locale: Locale): LegalSections {
  const strings = dictionary(locale).privacy;
  const language = textLocale(strings.description, locale);
  return privacySections(strings, site, language, fill(service, textValues(facts, language)));
}
