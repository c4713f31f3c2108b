import type { APIRoute, GetStaticPaths } from 'astro';
import { articleMarkdown } from '@/blog/article-markdown.ts';
import { allArticles } from '@/blog/articles.ts';
import { localizeArticle, type LocalizedArticle, writtenIn } from '@/blog/localize.ts';
import { articlePictures } from '@/blog/pictures.ts';
import { markdownResponse } from '@/head/markdown-response.ts';
import { defaultLocale, type Locale } from '@/i18n/locales.ts';
import { headSite } from '@/site/head-site.ts';

/** One file for each language that an article is written in, beside its page. */
export const getStaticPaths: GetStaticPaths = () =>
  allArticles().flatMap((article) =>
    writtenIn(article).map((locale) => ({
      params: { lang: locale === defaultLocale ? undefined : locale, id: article.id },
      props: { locale, article: localizeArticle(article, locale) },
    })),
  );

export const GET: APIRoute<{ locale: Locale; article: LocalizedArticle }> = async ({ props, site }) => {
  const { locale, article } = props;
  return markdownResponse(
    articleMarkdown(article, locale, headSite(site).origin, await articlePictures(article.id)),
  );
};
