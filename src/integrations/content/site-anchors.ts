import type { Article } from '../../collections/articles/article.ts';
import { localizeArticle, tagIdsOf } from '../../collections/articles/localize.ts';
import { renderMarkdown } from '../../collections/articles/markdown.ts';
import { type Faq, shownTopics } from '../../collections/answers/parse-faq.ts';
import { byLocale, type Locale, locales } from '../../i18n/locales.ts';
import { anchors, article as articleRoute, routes, tag as tagRoute } from '../../i18n/routes.ts';
import { type LegalSections, legalSections } from '../../collections/pages/page-texts.ts';

/**
 * The pages of one language by their path without language, each with the anchors that links can name, made when
 * they are asked for: to find those of an article takes as long as to render it. `undefined` where they are written in the page's markup and no text of an owner changes them.
 */
export type SiteAnchors = ReadonlyMap<string, () => ReadonlySet<string> | undefined>;

export type AllAnchors = Readonly<Record<Locale, SiteAnchors>>;

interface LegalPage {
  readonly sections: LegalSections;
}

/** What headings are made of. */
export interface HeadingSources {
  /** The texts of each language, of which the legal pages have headings. */
  readonly strings: Readonly<Record<Locale, Readonly<Record<'privacy' | 'terms', LegalPage>>>>;
  readonly articles: readonly Article[];
  readonly faq: Faq;
}

/** Every page of a language with the anchors of its headings. */
function siteAnchors({ strings, articles, faq }: HeadingSources, locale: Locale): SiteAnchors {
  const { privacy, terms } = strings[locale];
  const legal = (page: LegalPage) => legalSections(page.sections).map(({ id }) => id);
  const ofPages: readonly (readonly [route: string, anchors: () => readonly string[] | undefined])[] = [
    ...Object.values<string>(routes).map((route) => [route, () => undefined] as const),
    [routes.home, () => Object.values(anchors)],
    [routes.privacy, () => legal(privacy)],
    [routes.terms, () => legal(terms)],
    [
      routes.faq,
      () => shownTopics(faq[locale]).flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]),
    ],
    ...articles.map((article) => [articleRoute(article.id), () => headingIds(article, locale)] as const),
    ...articles.flatMap(tagIdsOf).map((id) => [tagRoute(id), () => undefined] as const),
  ];
  // Without any answers there is no page of them.
  const hasFaq = locales.some((one) => faq[one].length > 0);
  const built = ofPages.filter(([route]) => hasFaq || route !== routes.faq);
  return new Map(built.map(([route, ids]) => [route, () => asSet(ids())]));
}

function asSet(ids: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return ids && new Set(ids);
}

/** As the page has them: where a translation is lacking, those of the English text. */
function headingIds(article: Article, locale: Locale): string[] {
  const { body } = localizeArticle(article, locale);
  return renderMarkdown(body, { locale, tableLabel: '' }).headings.map(({ id }) => id);
}

/** The same for all languages. */
export function allAnchors(sources: HeadingSources): AllAnchors {
  return byLocale((locale) => siteAnchors(sources, locale));
}
