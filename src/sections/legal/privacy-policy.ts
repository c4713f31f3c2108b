import { facts, service, site } from '../../content/company/data.ts';
import type { LegalSections } from '../../content/texts/page-texts.ts';
import { dictionary, textLocale } from '../../content/texts/dictionary.ts';
import { textValues } from '../../content/texts/text-values.ts';
import { fill } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { privacySections } from './policy.ts';

/** The sections of this site's privacy policy, in English where the language lacks them. */
export function privacyPolicy(locale: Locale): LegalSections {
  const strings = dictionary(locale).privacy;
  const language = textLocale(strings.description, locale);
  return privacySections(strings, site, language, fill(service, textValues(facts, language)));
}
