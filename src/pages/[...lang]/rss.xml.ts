import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { changedAt } from '../../content/articles/article-dates.ts';
import { articleImages, shownArticles } from '../../content/articles/collection.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import { feedHtml, renderMarkdown } from '../../content/markdown/render-markdown.ts';
import { origin, site } from '../../content/owner-data.ts';
import { languageOf } from '../../content/texts/dictionary.ts';
import { escapeHtml } from '../../site/escape-html.ts';
import { defaultLocale, languages, locales } from '../../site/locales.ts';
import { absoluteUrl } from '../../site/page.ts';
import { articleRoute, canonicalPath, feedPath, routes } from '../../site/routes.ts';

/** Feed readers keep articles they have fetched; older ones are on the site. */
const maxArticles = 20;

/** One feed per language, at the address that pages link to. */
export const getStaticPaths: GetStaticPaths = () =>
  locales.map((locale) => ({
    params: { lang: locale === defaultLocale ? undefined : locale },
  }));

export const GET: APIRoute = async (context) => {
  const { locale, t } = languageOf(context);
  const articlesInLanguage = (await shownArticles())
    .map((article) => localizeArticle(article, locale))
    .filter(({ writtenIn }) => writtenIn.includes(locale))
    .slice(0, maxArticles);
  const items = articlesInLanguage.map(async (article) => {
    const link = absoluteUrl(canonicalPath(locale, articleRoute(article.id)), origin);
    const { html } = renderMarkdown(article.body, {
      locale,
      tableLabel: t.common.table,
      images: await articleImages(article.id),
    });
    return {
      title: article.title,
      link,
      description: article.excerpt,
      content: feedHtml(html, link),
      pubDate: new Date(article.publishedAt),
      categories: article.tags.map(({ name }) => name),
      customData: `<dc:creator>${escapeHtml(article.author)}</dc:creator>`,
    };
  });
  const newest = articlesInLanguage.map(changedAt).toSorted().at(-1);
  return rss({
    title: `${site.brand}: ${t.blog.meta.title}`,
    description: t.blog.meta.description,
    site: absoluteUrl(canonicalPath(locale, routes.blog), origin),
    items: await Promise.all(items),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${languages[locale].htmlLang}</language>`,
      ...(newest ? [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`] : []),
      `<atom:link href="${absoluteUrl(feedPath(locale), origin)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  });
};
