import type { APIRoute } from 'astro';
import { shownArticles } from '../../content/articles/collection.ts';
import { faqTopics } from '../../content/faq/collection.ts';
import { rareTopics, topicsWithoutRare } from '../../content/faq/parse-faq.ts';
import { site } from '../../content/owner-data.ts';
import { dictionary } from '../../content/texts/dictionary.ts';
import { sitePassages } from '../../content/texts/site-passages.ts';
import { searchablePages, searchDocuments } from '../../features/search/search-documents.ts';
import { privacyPolicy } from '../../sections/legal/privacy-policy.ts';
import { type Locale, locales } from '../../site/locales.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const t = dictionary(locale);
  const topics = faqTopics(locale);
  return Response.json(
    searchDocuments({
      locale,
      pages: searchablePages,
      passages: sitePassages(t, site, privacyPolicy(locale), locale),
      articles: await shownArticles(),
      faq: [...topicsWithoutRare(topics), ...rareTopics(topics)],
      t,
    }),
  );
};
