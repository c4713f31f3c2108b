import { allArticles } from '../collections/articles/articles.ts';
import { faqTopics } from '../collections/answers/faq.ts';
import { dictionary } from '../collections/texts/dictionary.ts';
import type { Locale } from '../i18n/locales.ts';
import { privacySections } from '../services/privacy/policy.ts';
import { builtPages } from '../collections/pages/built-pages.ts';
import { facts, service, site } from '../collections/owner/site.ts';
import { textValues } from '../collections/texts/text-values.ts';
import { fill } from '../i18n/format.ts';
import { type SearchDocument, siteDocuments } from './documents.ts';

/** What can be found on this site in a language. */
export async function publishedDocuments(locale: Locale): Promise<SearchDocument[]> {
  const t = dictionary(locale);
  return siteDocuments({
    locale,
    pages: builtPages,
    articles: await allArticles(),
    faq: faqTopics(locale),
    t,
    founders: site.founders,
    privacy: privacySections(t.privacy, site, locale, fill(service, textValues(facts, locale))),
  });
}
