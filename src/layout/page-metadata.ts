/** The data behind every page's `<head>` and social image. */

import type { AstroGlobal, Page as ListPage } from 'astro';
import { changedAt } from '../content/articles/article-dates.ts';
import type { Article } from '../content/articles/article-schema.ts';
import { articlesByTag } from '../content/articles/listings.ts';
import { localizeArticle, type LocalizedArticle, longDate, tagName } from '../content/articles/localize.ts';
import type { FaqTopic } from '../content/faq/parse-faq.ts';
import { figures, mark, origin, site } from '../content/owner-data.ts';
import { dictionary, languageOf } from '../content/texts/dictionary.ts';
import { type PageTexts, pageTextsOf } from '../content/texts/page-texts.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { academyDrawing, signInDrawing } from '../drawings/page-drawings.ts';
import { outcomeDrawing } from '../drawings/plot.ts';
import { seededDrawing } from '../drawings/seeded-drawing.ts';
import type { Card } from '../drawings/social/card.ts';
import { type SocialImage, socialImage } from '../drawings/social/image.ts';
import { format } from '../site/format.ts';
import { type Locale, locales } from '../site/locales.ts';
import { fullTitle, type PageMetadata, type RoutedPage } from '../site/page.ts';
import {
  articleRoute,
  faqTopicRoute,
  includedPages,
  languagePaths,
  type OptionalPage,
  type PageName,
  routes,
  tagRoute,
  withoutLocale,
} from '../site/routes.ts';

type PageWithImage = RoutedPage & { readonly image: SocialImage };

/** The pages that are built. The blog is built even without articles. */
export const builtPageNames: readonly PageName[] = includedPages(site, true);

/** For `getStaticPaths` of a page's file: empty if `withoutPages` contains the page. */
export function optionalPagePaths(name: OptionalPage): ReturnType<typeof languagePaths> {
  return builtPageNames.includes(name) ? languagePaths() : [];
}

const pageDrawings: Readonly<Partial<Record<PageName, Drawing>>> = {
  home: outcomeDrawing(figures.exampleMonth),
  academy: academyDrawing,
  signin: signInDrawing,
};

export function pageByName(name: PageName, locale: Locale): PageWithImage {
  const { meta, card } = pageTextsOf(name, dictionary(locale));
  const route = routes[name];
  const drawing = pageDrawings[name] ?? seededDrawing(route);
  return { locale, route, ...meta, image: socialImageOf(card, drawing, locale, route) };
}

/** The data that a page file needs, from its `Astro`: language, texts, route and head. */
export function pageContext(name: PageName, astro: Pick<AstroGlobal, 'params'>) {
  const { locale, t } = languageOf(astro);
  return { locale, t, route: routes[name], page: pageByName(name, locale) };
}

export function articlePage(
  article: LocalizedArticle,
  locale: Locale,
): PageWithImage & { readonly article: NonNullable<PageMetadata['article']> } {
  const { id, title, excerpt, tags, author, publishedAt, words, readMinutes, writtenIn } = article;
  const { blog } = dictionary(locale);
  const route = articleRoute(id);
  const names = tags.map(({ name }) => name);
  const details = [
    `${blog.by} ${author}`,
    longDate(publishedAt, locale),
    format(blog.readTime, { minutes: String(readMinutes) }),
  ];
  return {
    locale,
    route,
    title,
    description: excerpt,
    keywords: names,
    image: socialImageOf({ kicker: blog.meta.title, title, details }, seededDrawing(id), locale, route),
    writtenIn,
    article: {
      author,
      publishedAt,
      changedAt: changedAt(article),
      tags: names,
      words,
      readMinutes,
    },
  };
}

export function tagPage(id: string, name: string, locale: Locale): PageWithImage {
  const { blog } = dictionary(locale);
  const route = tagRoute(id);
  const title = format(blog.tagTitle, { tag: name });
  return {
    locale,
    route,
    title,
    description: format(blog.tagDescription, { tag: name }),
    keywords: [name, ...blog.meta.keywords],
    image: socialImageOf({ kicker: blog.meta.title, title }, seededDrawing(id), locale, route),
  };
}

/** A page of an article list: from the second on, it has a number, and the social image of the first. */
export function numberedPage(
  first: PageWithImage,
  {
    currentPage,
    lastPage,
    url,
  }: Pick<ListPage, 'currentPage' | 'lastPage'> & { readonly url: Pick<ListPage['url'], 'current'> },
): PageWithImage {
  if (currentPage === 1) return first;
  const { blog } = dictionary(first.locale);
  const pageOfCount = format(blog.pageOf, { page: String(currentPage), count: String(lastPage) });
  return {
    ...first,
    route: withoutLocale(url.current),
    title: `${first.title}, ${pageOfCount}`,
    description: `${first.description} ${pageOfCount}.`,
  };
}

/** The page of a topic's rarer questions, with the social image of `/faq`. */
export function faqTopicPage({ id, title: topic, questions }: FaqTopic, locale: Locale): PageWithImage {
  const { faq } = dictionary(locale);
  const whole = pageByName('faq', locale);
  const values = { topic, count: String(questions.length) };
  return {
    ...whole,
    route: faqTopicRoute(id),
    title: format(faq.further.title, values),
    description: format(faq.further.description, values),
    keywords: [topic, ...whole.keywords],
  };
}

/** The page for addresses that do not exist: no route, and the image of the home page. */
export function notFoundPage(locale: Locale): PageMetadata {
  const { title, description } = dictionary(locale).notFound.meta;
  const { image } = pageByName('home', locale);
  return { locale, route: undefined, title, description, keywords: [], image };
}

/** The social images of the whole site, one for each page and language. */
export function socialImages(articles: readonly Article[]): SocialImage[] {
  const images = locales.flatMap((locale) =>
    [
      ...builtPageNames.map((name) => pageByName(name, locale)),
      ...[...articlesByTag(articles)].map(([id, tagged]) => tagPage(id, tagName(tagged, id, locale), locale)),
      ...articles.map((article) => articlePage(localizeArticle(article, locale), locale)),
    ].map(({ image }) => image),
  );
  return [...new Map(images.map((image) => [image.path, image])).values()];
}

function socialImageOf(
  { kicker, title, details = [] }: PageTexts['card'],
  drawing: Drawing,
  locale: Locale,
  route: string,
): SocialImage & PageMetadata['image'] {
  const card: Card = {
    locale,
    route,
    kicker,
    title,
    details: details.length > 0 ? details : [site.tagline[locale]],
    brand: site.brand,
    mark,
    drawing,
    domain: new URL(origin).host,
  };
  return { ...socialImage(card), alt: fullTitle(title, site.brand) };
}
