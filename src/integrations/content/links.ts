/** Links of texts that lead nowhere: to a page that is gone, or to a heading that was renamed. */

import { marked } from 'marked';
import { byLocale, isLocale, type Locale, locales } from '../../i18n/locales.ts';
import {
  anchors,
  article as articleRoute,
  isRootRelative,
  routes,
  tag as tagRoute,
  withoutLocale,
} from '../../i18n/routes.ts';
import { type Article, articleFile } from '../../collections/articles/article.ts';
import { localizeArticle } from '../../collections/articles/localize.ts';
import { renderMarkdown } from '../../collections/articles/markdown.ts';
import { tagIdsOf } from '../../collections/articles/localize.ts';
import { type Faq, shownTopics } from '../../collections/answers/parse-faq.ts';
import { type LegalSections, legalSections } from '../../collections/pages/page-texts.ts';
import type { ContentProblem } from '../../collections/content-error.ts';
import { textsOf } from '../../collections/texts/dictionary-rules.ts';

/** A link to the site itself, taken apart. */
interface Target {
  readonly route: string;
  readonly fragment: string | undefined;
  /** The page's anchors: `undefined` when any may be right, `null` when there is no such page. */
  readonly anchors: ReadonlySet<string> | undefined | null;
}

/** Files of `public/`, which have an ending, are no targets. */
function targetOf(href: string, locale: Locale, site: AllAnchors): Target | undefined {
  const [address = '', fragment] = href.split('#');
  const [path = ''] = address.split('?');
  if (/\.\w+$/.test(path)) return undefined;
  const first = path.split('/')[1];
  const pages = site[isLocale(first) ? first : locale];
  const route = withoutLocale(path);
  const anchorsOf = pages.get(route);
  // Without a fragment any anchors are right, and none need be made.
  return { route, fragment, anchors: anchorsOf ? (fragment === undefined ? undefined : anchorsOf()) : null };
}

/**
 * What is wrong with a link, as a sentence.
 *
 * @param href an address that begins at the site's root
 * @param locale the language of the page that shows it
 * @returns `undefined` when it leads somewhere
 */
export function linkProblem(href: string, locale: Locale, site: AllAnchors): string | undefined {
  const target = targetOf(href, locale, site);
  if (target === undefined) return undefined;
  const { route, fragment, anchors } = target;
  if (anchors === null) {
    const near = nearest(route, site[locale].keys());
    return `links to ${href}, which is no page of the site.${near ? ` The nearest is ${near}.` : ''}`;
  }
  if (fragment === undefined || anchors === undefined || anchors.has(fragment)) return undefined;
  const near = nearest(fragment, anchors);
  return `links to ${href}, but the page has no such heading.${near ? ` The nearest is #${near}.` : ''}`;
}

/**
 * The address where a link leads at least: without its anchor when there is no such heading.
 *
 * @returns `undefined` when the page is gone too
 */
export function livingHref(href: string, locale: Locale, site: AllAnchors): string | undefined {
  const target = targetOf(href, locale, site);
  if (target === undefined || linkProblem(href, locale, site) === undefined) return href;
  return target.anchors === null ? undefined : href.split('#')[0];
}

/** Pairs of neighbouring letters: `cost` gives `co`, `os`, `st`. */
function pairs(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}

/** How much two names have in common, 0 to 1: the share of their pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const left = pairs(other);
  const total = pairs(one).length + left.length;
  const shared = pairs(one).filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
}

/** Below it two names are no misspelling of each other: `abuot` and `about` have a quarter, with their slashes 0.4. */
const leastLikeness = 0.3;

/**
 * The candidate that a name most likely stood for.
 *
 * @returns `undefined` when none is like it
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, score: likeness(name, candidate) }))
    .filter(({ score }) => score >= leastLikeness)
    .toSorted((a, b) => b.score - a.score);
  return ranked[0]?.candidate;
}

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
  // Without any answers there is no page of them, without articles the blog is empty.
  const empty: readonly string[] = [
    ...(locales.some((one) => faq[one].length > 0) ? [] : [routes.faq]),
    ...(articles.length > 0 ? [] : [routes.blog]),
  ];
  const built = ofPages.filter(([route]) => !empty.includes(route));
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

/** Where a link stands, and where it leads. */
interface Link {
  readonly file: string;
  readonly field: string;
  readonly href: string;
  /** The page that shows it, a path without language, where that is known: what begins with # leads within it. */
  readonly page?: string;
}

/** The links of `content/` that lead to no page or to no heading of it, in all languages. */
export function linkWarnings(sources: HeadingSources): ContentProblem[] {
  const anchors = allAnchors(sources);
  return locales.flatMap((locale) =>
    linksOf(sources, locale).flatMap(({ file, field, href, page }) => {
      const whole = href.startsWith('#') ? `${page}${href}` : href;
      const message = linkProblem(whole, locale, anchors)?.replace(whole, href);
      return message === undefined ? [] : [{ file, field, message, quoted: `](${href}` }];
    }),
  );
}

function linksOfArticle(article: Article, locale: Locale): Link[] {
  const file = `content/blog/${article.id}/${articleFile(locale)}`;
  return links(file, 'text', article[locale]?.body ?? '', articleRoute(article.id));
}

function links(file: string, field: string, text: string, page?: string): Link[] {
  return hrefsOf(text)
    .filter((href) => page !== undefined || !href.startsWith('#'))
    .map((href) => ({ file, field, href, ...(page !== undefined && { page }) }));
}

function linksOf({ strings, articles, faq }: HeadingSources, locale: Locale): Link[] {
  return [
    ...textsOf(strings[locale]).flatMap(([field, text]) => {
      const file = `content/locales/${locale}.json`;
      const page = legalPages.find((route) => field.startsWith(`${route.slice(1)}.`));
      return field.endsWith('.href') ? [{ file, field, href: text }] : links(file, field, text, page);
    }),
    ...articles.flatMap((article) => linksOfArticle(article, locale)),
    ...faq[locale].flatMap(({ id: topic, questions }) =>
      questions.flatMap(({ answerMarkdown, more }, index): Link[] => {
        const file = `content/faq/${topic}/${locale}.yaml`;
        const own =
          more === undefined ? [] : [{ file, field: `questions.${index}.more.href`, href: more.href }];
        return [...links(file, `questions.${index}.answer`, answerMarkdown, routes.faq), ...own];
      }),
    ),
  ];
}

/** Pages that are made of a group of the locale files by their name. */
const legalPages: readonly string[] = [routes.privacy, routes.terms];

/** The addresses of the site's own pages, and within the same page, that a text in markdown links to, as they are written. */
function hrefsOf(text: string): string[] {
  const hrefs: string[] = [];
  if (text.includes('](')) {
    // The callback is not asynchronous: there is nothing to wait for.
    void marked.walkTokens(marked.lexer(text), (token) => {
      if (token.type === 'link') hrefs.push(String(token['href']));
    });
  }
  return hrefs.filter((href) => isRootRelative(href) || href.startsWith('#'));
}
