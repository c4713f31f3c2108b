import { lexer, type Tokens } from 'marked';
import type { Article } from '../../content/articles/article-schema.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import type { FaqQuestion, FaqTopic } from '../../content/faq/parse-faq.ts';
import { answerText } from '../../content/faq/render-faq.ts';
import { plainText, plainTextOf } from '../../content/markdown/tokens.ts';
import { site } from '../../content/owner-data.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { pageTextsOf } from '../../content/texts/page-texts.ts';
import type { SitePassage } from '../../content/texts/site-passages.ts';
import { languages, type Locale } from '../../site/locales.ts';
import {
  articleRoute,
  faqTopicRoute,
  includedPages,
  isUnlisted,
  localizeHref,
  type PageName,
  routes,
} from '../../site/routes.ts';
import { typeset } from '../../site/typeset.ts';

/** The searchable pages, without lists and articles. */
export const searchablePages = includedPages(site, true).filter((name) => !isUnlisted(routes[name]));

export type DocumentKind = 'article' | 'answer' | 'page';

export interface SearchDocument {
  readonly href: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  /** The factor by which it ranks higher than others of its kind; 1 by default. */
  readonly weight?: number;
  /** The language of the text, if it is not the page's. */
  readonly lang?: string;
}

interface Sources {
  readonly locale: Locale;
  readonly pages: readonly PageName[];
  readonly passages: readonly SitePassage[];
  /** The articles that have pages; an untranslated article is shown in another language. */
  readonly articles: readonly Article[];
  readonly faq: readonly FaqTopic[];
  readonly t: Dictionary;
}

export function searchDocuments({ locale, pages, passages, articles, faq, t }: Sources): SearchDocument[] {
  return [
    ...pages.flatMap((name) => {
      const pagePassages = passages.filter(({ page }) => page === name);
      // Legal pages are too long to scan, so each section is a result.
      const isLegal = name === 'privacy' || name === 'terms';
      return [
        pageDocument(name, isLegal ? [] : pagePassages, t, locale),
        ...(isLegal ? [...Map.groupBy(pagePassages, ({ href }) => href).values()].map(sectionDocument) : []),
      ];
    }),
    ...faq.flatMap((topic) => topic.questions.map((question) => answerDocument(question, topic, locale))),
    ...articles.map((article) => articleDocument(article, locale)),
  ];
}

function pageDocument(
  name: PageName,
  passages: readonly SitePassage[],
  t: Dictionary,
  locale: Locale,
): SearchDocument {
  const { meta, card } = pageTextsOf(name, t);
  const titles = passages.flatMap((passage) => passage.titles);
  const texts = passages.flatMap((passage) => [...passage.titles, ...passage.texts]);
  return {
    href: localizeHref(routes[name], locale),
    kind: 'page',
    title: name === 'home' ? t.common.breadcrumbHome : meta.title,
    headings: [card.title, ...new Set(titles)].join('. '),
    text: clean([...new Set([meta.description, ...texts])].join('\n\n')),
  };
}

/** @param passages the section and its parts, each with the page's title and its own */
function sectionDocument(passages: readonly SitePassage[]): SearchDocument {
  const [first] = passages;
  const [page = '', section = ''] = first?.titles ?? [];
  const texts = passages.map(({ titles, texts: lines }, index) =>
    [...(index > 0 ? [`${titles[1]}:`] : []), ...lines].join('\n'),
  );
  return {
    href: first?.href ?? '',
    kind: 'page',
    title: `${page}: ${section}`,
    headings: section,
    text: clean(texts.join('\n\n')),
  };
}

/** A topic's first question and those on the home page rank higher, rare questions lower. */
function answerDocument(question: FaqQuestion, topic: FaqTopic, locale: Locale): SearchDocument {
  const isRare = question.rare === true;
  const isFirst = question === topic.questions[0];
  const path = isRare ? faqTopicRoute(topic.id) : routes.faq;
  return {
    href: localizeHref(`${path}#${question.id}`, locale),
    kind: 'answer',
    title: typeset(question.question),
    headings: typeset(topic.title),
    text: answerText(question),
    weight: isRare ? 0.5 : isFirst ? 2.5 : question.featured ? 1.6 : 1,
  };
}

function articleDocument(article: Article, locale: Locale): SearchDocument {
  const { id, title, excerpt, tags, body, bodyLocale, titleLocale } = localizeArticle(article, locale);
  const tokens = lexer(body);
  const headings = tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map((heading) => plainTextOf(heading.tokens));
  return {
    href: localizeHref(articleRoute(id), locale),
    kind: 'article',
    title,
    headings: [...headings, ...tags.map(({ name }) => name)].join('. '),
    text: typeset(`${excerpt} ${plainTextOf(tokens)}`),
    ...(titleLocale === locale && bodyLocale === locale ? {} : { lang: languages[bodyLocale].htmlLang }),
  };
}

/** Markdown as plain words, with table cells as sentences. */
function clean(markdown: string): string {
  const rows = /^\| (.*) \|$/gm;
  return typeset(
    plainText(markdown.replace(rows, (_, cells: string) => `${cells.replaceAll(' | ', '. ')}.`)),
  );
}
