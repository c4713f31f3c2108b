import { lexer, type Tokens } from 'marked';
import type { Article } from '../../content/articles/article.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import { plainText, plainTextOf } from '../../content/articles/tokens.ts';
import type { FaqQuestion, FaqTopic } from '../../content/answers/parse-faq.ts';
import { answerText } from '../../content/answers/faq.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { article as articleRoute, faqTopic, linkTo, type PageName, routes } from '../../site/routes.ts';
import { typeset } from '../../site/typeset.ts';
import {
  type LegalSection,
  type LegalSections,
  legalSections,
  type LegalText,
} from '../../content/texts/legal-sections.ts';
import { describePage, type PageText, pageTexts, passagesOf } from '../../content/texts/page-texts.ts';
import { founderLine } from '../../content/company/company.ts';
import type { Founder } from '../../content/company/site-schema.ts';

export type Kind = 'article' | 'answer' | 'page';

export interface SearchDocument {
  readonly href: string;
  readonly kind: Kind;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  /** How much higher than others of its kind it ranks; 1 if absent. */
  readonly weight?: number;
  /** The language that it is written in, where that is not the page's. */
  readonly lang?: string;
}

interface SiteTexts {
  readonly locale: Locale;
  readonly pages: readonly PageName[];
  /** The articles that have pages; one that is not translated is shown in another language. */
  readonly articles: readonly Article[];
  readonly faq: readonly FaqTopic[];
  readonly t: Dictionary;
  /** False where the home page shows none. */
  readonly founders: readonly Founder[];
  /** The sections of the privacy policy that hold for this site. */
  readonly privacy: LegalSections;
}

/** The first question of a topic and those of the home page rank above others, rare ones below. */
const weights = { first: 2.5, featured: 1.6, rare: 0.5 };

export function siteDocuments(site: SiteTexts): SearchDocument[] {
  const { locale, pages, articles, faq, t, privacy } = site;
  const address = (name: PageName): string => linkTo(locale, routes[name], routes.search);
  return [
    ...pages.map((name) => pageDocument(name, site)),
    ...legalDocuments(t.privacy.title, privacy, address('privacy')),
    ...legalDocuments(t.terms.title, t.terms.sections, address('terms')),
    ...faq.flatMap((topic) => topic.questions.map((question) => answerDocument(question, topic, locale))),
    ...articles.map((article) => articleDocument(article, locale)),
  ];
}

function answerDocument(question: FaqQuestion, topic: FaqTopic, locale: Locale): SearchDocument {
  const isFirst = question === topic.questions[0];
  const rank =
    question.page === false ? 'rare' : isFirst ? 'first' : question.featured ? 'featured' : 'other';
  const path = rank === 'rare' ? faqTopic(topic.id) : routes.faq;
  return {
    href: `${linkTo(locale, path, routes.search)}#${question.id}`,
    kind: 'answer',
    title: typeset(question.question),
    headings: typeset(topic.title),
    text: answerText(question),
    ...(rank !== 'other' && { weight: weights[rank] }),
  };
}

function pageDocument(name: PageName, { locale, t, founders }: SiteTexts): SearchDocument {
  const { meta, card } = describePage(name, t);
  const parts = partsOf(name, t);
  const people = founders.map((founder) => founderLine(founder, locale));
  const texts = [
    meta.description,
    ...parts.flatMap((part) => [...part.titles, ...part.texts]),
    ...(name === 'about' ? people : []),
  ];
  return {
    href: linkTo(locale, routes[name], routes.search),
    kind: 'page',
    title: name === 'home' ? t.common.breadcrumbHome : meta.title,
    headings: [card.title, ...new Set(parts.flatMap(({ titles }) => titles))].join('. '),
    text: clean([...new Set(texts)].join('\n\n')),
  };
}

function partsOf(name: PageName, t: Dictionary): PageText[] {
  if (name === 'home') {
    const groups = [t.hero, t.services, t.systems, t.report, t.prices, t.contact];
    return groups.flatMap((group) => passagesOf(group, []));
  }
  // These two show articles and answers, which have their own documents.
  return name === 'blog' || name === 'faq' ? [] : pageTexts(t, name);
}

/** Each section of a legal page is a separate result: the whole page is too long to scan. */
function legalDocuments(page: string, sections: LegalSections, address: string): SearchDocument[] {
  return legalSections(sections).map((section) => ({
    href: `${address}#${section.id}`,
    kind: 'page',
    title: `${page}: ${section.title}`,
    headings: section.title,
    text: legalText(section),
  }));
}

function legalText({ parts = [], ...section }: LegalSection): string {
  const textOf = ({ content = [], items = [], table }: LegalText): string => {
    const cells = table?.rows.flat().map((lines) => lines.map(({ text }) => text).join(', ')) ?? [];
    return [...content, ...items, ...cells.map((cell) => `${cell}.`)].join(' ');
  };
  return clean([textOf(section), ...parts.map((part) => `${part.title}: ${textOf(part)}`)].join(' '));
}

function articleDocument(article: Article, locale: Locale): SearchDocument {
  const { id, title, excerpt, tags, body, bodyLocale, titleLocale } = localizeArticle(article, locale);
  const tokens = lexer(body);
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return {
    href: linkTo(locale, articleRoute(id), routes.search),
    kind: 'article',
    title,
    headings: [
      ...headings.map((heading) => plainTextOf(heading.tokens)),
      ...tags.map(({ name }) => name),
    ].join('. '),
    text: typeset(`${excerpt} ${plainTextOf(tokens)}`),
    ...(titleLocale === locale && bodyLocale === locale ? {} : { lang: languages[bodyLocale].htmlLang }),
  };
}

function clean(markdown: string): string {
  return typeset(plainText(markdown));
}
