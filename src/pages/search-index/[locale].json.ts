import type { APIRoute } from 'astro';
import { faqTopics } from '../../content/answers/collection.ts';
import { rareTopics, shownTopics } from '../../content/answers/parse-faq.ts';
import { allArticles } from '../../content/articles/collection.ts';
import { site } from '../../content/company/facts.ts';
import { dictionary } from '../../content/texts/dictionary.ts';
import { sitePassages } from '../../content/texts/site-passages.ts';
import { searchDocuments } from '../../features/search/search-documents.ts';
import { searchablePages } from '../../features/search/search-documents.ts';
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
      articles: await allArticles(),
      faq: [...shownTopics(topics), ...rareTopics(topics)],
      t,
    }),
  );
};
