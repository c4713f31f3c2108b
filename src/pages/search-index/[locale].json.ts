import type { APIRoute } from 'astro';
import { faqTopics } from '../../content/answers/faq.ts';
import { rareTopics, shownTopics } from '../../content/answers/parse-faq.ts';
import { allArticles } from '../../content/articles/articles.ts';
import { figures, site } from '../../content/company/data.ts';
import { hasPrices } from '../../content/figures/schema.ts';
import { listedPages } from '../../layout/page-lists.ts';
import { dictionary } from '../../content/texts/dictionary.ts';
import { type Locale, locales } from '../../site/locales.ts';
import { siteDocuments } from '../../features/search/search-documents.ts';
import { privacyPolicy } from '../../sections/legal/privacy-policy.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const articles = await allArticles();
  const topics = faqTopics(locale);
  return Response.json(
    siteDocuments({
      locale,
      pages: listedPages(articles),
      articles,
      faq: [...shownTopics(topics), ...rareTopics(topics)],
      t: dictionary(locale),
      hasPrices: hasPrices(figures),
      founders: site.founders,
      privacy: privacyPolicy(locale),
    }),
  );
};
