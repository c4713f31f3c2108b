import type { APIRoute } from 'astro';
import { faqTopics } from '../../collections/answers/faq.ts';
import { allArticles } from '../../collections/articles/articles.ts';
import { figures, site } from '../../collections/owner/data.ts';
import { filledPages } from '../../collections/page-data/pages.ts';
import { dictionary } from '../../collections/texts/dictionary.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { siteDocuments } from '../../collections/page-data/search-documents.ts';
import { privacyPolicy } from '../../components/legal/privacy-policy.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the search page fetches: all that can be found in a language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const articles = await allArticles();
  return Response.json(
    siteDocuments({
      locale,
      pages: filledPages(articles, locale),
      articles,
      faq: faqTopics(locale),
      t: dictionary(locale),
      hasPrices: Object.keys(figures.prices).length > 0,
      founders: site.founders,
      privacy: privacyPolicy(locale),
    }),
  );
};
