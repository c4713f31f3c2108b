/** All that can be found in one language: articles, answers, pages. */

import type { Article } from '../blog/article.ts';
import { localizeArticle } from '../blog/localize.ts';
import { renderInline } from '../blog/markdown.ts';
import { renderMarkdown } from '../blog/markdown.ts';
import type { FaqTopic } from '../faq/parse-faq.ts';
import { renderFaq } from '../faq/render-faq.ts';
import type { Dictionary } from '../i18n/dictionary.ts';
import { languages, type Locale } from '../i18n/locales.ts';
import { article as articleRoute, isUnlisted, linkTo, type PageName, routes } from '../i18n/routes.ts';
import { type LegalSections, legalSections, type LegalText } from '../site/legal.ts';
import type { Founder } from '../site/schema.ts';
import { pageTexts, textsOf } from '../site/page-texts.ts';
import type { SearchDocument } from './index-files.ts';
import { plainTextOf } from './plain-text.ts';

/** What is published in a language. */
export interface SiteTexts {
  readonly locale: Locale;
  /** The articles that have pages; one that is not translated is shown in another language. */
  readonly articles: readonly Article[];
  readonly faq: readonly FaqTopic[];
  readonly t: Dictionary;
  readonly founders: readonly Founder[];
  /** The sections of the privacy policy that hold for this site. */
  readonly privacy: LegalSections;
}

/** The documents of a language: what its pages show, and nothing that has no page. */
export function siteDocuments({ locale, articles, faq, t, founders, privacy }: SiteTexts): SearchDocument[] {
  const addressOf = (route: string): string => linkTo(locale, route, routes.search);
  const pageOf = (name: PageName): SearchDocument[] => {
    if (name === 'privacy')
      return legalDocuments({ ...t.privacy, sections: privacy }, addressOf(routes.privacy), locale);
    if (name === 'terms') return legalDocuments(t.terms, addressOf(routes.terms), locale);
    const parts = name === 'home' ? homeTexts(t) : pageTexts(t, name);
    const people = founders.map(({ name: own, title, role }) => `${own}, ${title[locale]}: ${role[locale]}`);
    const text = [
      ...parts.flatMap(({ titles, texts }) => [...titles, ...texts]),
      ...(name === 'about' ? people : []),
    ].join(' ');
    const title = name === 'home' ? t.common.breadcrumbHome : (parts[0]?.titles[0] ?? '');
    return text === ''
      ? []
      : [{ href: addressOf(routes[name]), kind: 'page', title, text: plain(text, locale) }];
  };
  const names = (Object.keys(routes) as PageName[]).filter(
    (name) => !isUnlisted(routes[name]) && name !== 'blog' && name !== 'faq',
  );
  return [
    ...names.flatMap(pageOf),
    ...renderFaq(faq, locale, '').flatMap(({ questions }) =>
      questions.map(({ id, question, text }): SearchDocument => ({
        href: `${addressOf(routes.faq)}#${id}`,
        kind: 'answer',
        title: question,
        text,
      })),
    ),
    ...articles.map((article) => articleDocument(article, locale, t)),
  ];
}

function articleDocument(article: Article, locale: Locale, t: Dictionary): SearchDocument {
  const own = localizeArticle(article, locale);
  const { id, title, excerpt, tags, bodyLocale, titleLocale } = own;
  const names = tags.map(({ name }) => name).join(', ');
  const { html } = renderMarkdown(own.body, { locale, tableLabel: t.common.table });
  return {
    href: linkTo(locale, articleRoute(id), routes.search),
    kind: 'article',
    title,
    text: [excerpt, plainTextOf(html), `${names}.`].join(' '),
    ...(titleLocale === locale && bodyLocale === locale ? {} : { lang: languages[bodyLocale].htmlLang }),
  };
}

/** A section of a legal page is found by itself: the whole of it is too long to look through. */
function legalDocuments(
  { title, sections }: { readonly title: string; readonly sections: LegalSections },
  address: string,
  locale: Locale,
): SearchDocument[] {
  return legalSections(sections).map(({ id, parts = [], ...section }) => {
    const textOf = ({ content = [], items = [], table }: LegalText): string => {
      const cells = table?.rows.flat().map((lines) => lines.map(({ text }) => text).join(', ')) ?? [];
      return [...content, ...items, ...cells.map((cell) => `${cell}.`)].join(' ');
    };
    const texts = [textOf(section), ...parts.map((part) => `${part.title}: ${textOf(part)}`)];
    return {
      href: `${address}#${id}`,
      kind: 'page',
      title: `${title}: ${section.title}`,
      text: plain(texts.join(' '), locale),
    };
  });
}

/** The home page is made of several groups of strings. */
function homeTexts(t: Dictionary) {
  return [t.hero, t.services, t.prices, t.safety, t.outage, t.contact].flatMap((group) => textsOf(group, []));
}

function plain(markdown: string, locale: Locale): string {
  return plainTextOf(renderInline(markdown, locale));
}
