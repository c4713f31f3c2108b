/** Every page as its head and its social image describe it, from one place. */

import type { AstroGlobal } from 'astro';
import { type Article, changedAt } from '../content/articles/article.ts';
import { type Listing, listings } from '../content/articles/listings.ts';
import { tagName, formatDate, type LocalizedArticle, localizeArticle } from '../content/articles/localize.ts';
import { academyDrawing, signInDrawing } from '../drawings/page-drawings.ts';
import { monthDrawing } from '../drawings/plot.ts';
import { subjectDrawing } from '../drawings/subject-drawing.ts';
import type { WindDrawing } from '../drawings/wind.ts';
import { builtPages } from './page-lists.ts';
import { fullTitle, type Page } from '../site/page.ts';
import { dictionary } from '../content/texts/dictionary.ts';
import { type Locale, locales } from '../site/locales.ts';
import { article as articleRoute, faqTopic, type PageName, routes } from '../site/routes.ts';
import { format } from '../site/format.ts';
import type { Card } from '../drawings/social/card-drawing.ts';
import {
  type DrawnImage,
  photoImage,
  socialImage as drawnImage,
  type SocialImage,
} from '../drawings/social/image.ts';
import { describePage, type Description } from '../content/texts/page-texts.ts';
import { figures, mark, origin, site } from '../content/company/data.ts';
import type { FaqTopic } from '../content/answers/parse-faq.ts';

type DescribedPage<Image extends SocialImage = DrawnImage> = Page & {
  readonly route: string;
  readonly image: Image;
};

const ownDrawings: Readonly<Partial<Record<PageName, WindDrawing>>> = {
  ...(figures.exampleMonth && { home: monthDrawing(figures.exampleMonth) }),
  academy: academyDrawing,
  signin: signInDrawing,
};

export function sitePage(name: PageName, locale: Locale): DescribedPage {
  const { meta, card } = describePage(name, dictionary(locale));
  const route = routes[name];
  const drawing = ownDrawings[name] ?? subjectDrawing(route);
  return { locale, route, ...meta, image: imageOf(card, drawing, locale, route) };
}

/** The data that a page file needs, from its `Astro`: language, texts, route and head. */
export function pageOf(name: PageName, { props }: Pick<AstroGlobal, 'props'>) {
  const { locale } = props as { readonly locale: Locale };
  return {
    locale,
    route: routes[name],
    t: dictionary(locale),
    page: sitePage(name, locale),
  };
}

export function articlePage(
  article: LocalizedArticle,
  locale: Locale,
): DescribedPage<SocialImage> & { readonly article: NonNullable<Page['article']> } {
  const { id, title, excerpt, tags, author, publishedAt, words, readMinutes, writtenIn, socialImage } =
    article;
  const { blog } = dictionary(locale);
  const route = articleRoute(id);
  const names = tags.map(({ name }) => name);
  const facts = [
    `${blog.by} ${author}`,
    formatDate(publishedAt, locale),
    format(blog.readTime, { minutes: String(readMinutes) }),
  ];
  return {
    locale,
    route,
    title,
    description: excerpt,
    keywords: names,
    image: socialImage
      ? { ...photoImage(route, socialImage.file), alt: socialImage.alt }
      : imageOf({ kicker: blog.meta.title, title, facts }, subjectDrawing(id), locale, route),
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

/** A page that lists articles, and its heading. All pages of a list have the social image of the first. */
export function listingPage(
  listing: Listing,
  locale: Locale,
): { readonly page: DescribedPage; readonly heading: string } {
  const { blog } = dictionary(locale);
  const { route, first, tagId, number, count, all } = listing;
  const tag = tagId === undefined ? undefined : tagName(all, tagId, locale);
  const tagPage = (name: string): DescribedPage => {
    const title = format(blog.tagTitle, { tag: name });
    const card = { kicker: blog.meta.title, title };
    return {
      locale,
      route,
      title,
      description: format(blog.tagDescription, { tag: name }),
      keywords: [name, ...blog.meta.keywords],
      image: imageOf(card, subjectDrawing(tagId ?? route), locale, first),
    };
  };
  const whole = tag === undefined ? sitePage('blog', locale) : tagPage(tag);
  const heading = tag === undefined ? blog.title : whole.title;
  if (number === 1) return { page: whole, heading };
  const place = format(blog.pageOf, { page: String(number), count: String(count) });
  const title = `${whole.title}, ${place}`;
  const description = `${whole.description} ${place}.`;
  return { page: { ...whole, route, title, description }, heading };
}

/** The page of a topic's rarer questions, with the social image of `/faq`. */
export function faqTopicPage({ id, title: topic, questions }: FaqTopic, locale: Locale): DescribedPage {
  const { faq } = dictionary(locale);
  const whole = sitePage('faq', locale);
  const values = { topic, count: String(questions.length) };
  return {
    ...whole,
    route: faqTopic(id),
    title: format(faq.further.title, values),
    description: format(faq.further.description, values),
    keywords: [topic, ...whole.keywords],
  };
}

/** The page for addresses that do not exist: no route, and the image of the home page. */
export function notFoundPage(locale: Locale): Page {
  const { title, description } = dictionary(locale).notFound.meta;
  const { image } = sitePage('home', locale);
  return { locale, route: undefined, title, description, keywords: [], image };
}

/** The social images of the whole site, one for each page and language; photos are shared by the languages. */
export function socialImages(articles: readonly Article[]): SocialImage[] {
  const images = locales.flatMap((locale) =>
    [
      ...builtPages.map((name) => sitePage(name, locale)),
      ...listings(articles).map((listing) => listingPage(listing, locale).page),
      ...articles.map((article) => articlePage(localizeArticle(article, locale), locale)),
    ].map(({ image }): SocialImage => image),
  );
  return [...new Map(images.map((image) => [image.path, image])).values()];
}

function imageOf(
  { kicker, title, facts = [] }: Description['card'],
  drawing: WindDrawing,
  locale: Locale,
  route: string,
): DrawnImage & Page['image'] {
  const card: Card = {
    locale,
    route,
    kicker,
    title,
    facts: facts.length > 0 ? facts : [site.tagline[locale]],
    brand: site.brand,
    mark,
    drawing,
    domain: new URL(origin).host,
  };
  return { ...drawnImage(card), alt: fullTitle(title, site.brand) };
}
