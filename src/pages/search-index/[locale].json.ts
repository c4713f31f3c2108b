import type { APIRoute } from 'astro';
import { faqTopics } from '../../collections/answers/faq.ts';
import { allArticles } from '../../collections/articles/articles.ts';
import { facts, service, site } from '../../collections/owner/data.ts';
import { filledPages } from '../../collections/page-data/pages.ts';
import { dictionary, textLocale } from '../../collections/texts/dictionary.ts';
import { textValues } from '../../collections/texts/text-values.ts';
import { fill } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { siteDocuments } from '../../collections/page-data/search-documents.ts';
import { privacySections } from '../../privacy/policy.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the search page fetches: all that can be found in a language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const t = dictionary(locale);
  const language = textLocale(t.privacy.description, locale);
  const articles = await allArticles();
  return Response.json(
    siteDocuments({
      locale,
      pages: filledPages(articles, locale),
      articles,
      faq: faqTopics(locale),
      t,
      founders: site.founders,
      privacy: privacySections(t.privacy, site, language, fill(service, textValues(facts, language))),
    }),
  );
};
