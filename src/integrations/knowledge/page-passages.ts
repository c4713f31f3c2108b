import { founderLine } from '../../content/company/company.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import type { Strings } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import {
  anchors,
  article as articleRoute,
  canonical,
  linkTo,
  localizeHref,
  type PageName,
  routes,
} from '../../site/routes.ts';
import { privacySections } from '../../sections/legal/policy.ts';
import { type LegalSections, legalSections, type LegalText } from '../../content/texts/legal-sections.ts';
import { pageTexts, passagesOf } from '../../content/texts/page-texts.ts';
import type { ServiceFacts, Site } from '../../content/company/site-schema.ts';
import type { Passage } from '../../../supabase/functions/chat-assistant/knowledge.ts';
import { marked } from 'marked';
import type { Article } from '../../content/articles/article.ts';
import { withoutDiagrams } from '../../content/articles/tokens.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import { renderMarkdown } from '../../content/articles/markdown.ts';

/** Pages whose passages are gathered apart, or that say nothing of the company. */
const otherPages: readonly PageName[] = [
  'home',
  'signin',
  'blog',
  'faq',
  'search',
  'dashboard',
  'privacy',
  'terms',
];

/** The texts of the pages, section by section, for a language model. @param service with the figures filled in */
export function pagePassages(t: Dictionary, site: Site, locale: Locale, service: ServiceFacts): Passage[] {
  const home = canonical(locale, routes.home);
  const contact = localizeHref(`/#${anchors.contact}`, locale);
  const group = (strings: Readonly<Record<string, Strings>>, title: string, href: string): Passage[] =>
    passagesOf(strings, [title]).map(({ titles, texts }) => passage(titles, texts, href));
  const founders = site.founders.map((founder) => founderLine(founder, locale));
  return [
    passage([site.brand], [t.hero.subtitle, t.hero.meta.description], home),
    ...group(t.services, t.nav.services, localizeHref(`/#${anchors.services}`, locale)),
    ...group(t.contact, t.nav.contact, contact),
    passage([t.nav.contact], [site.email], contact),
    passage([t.about.meta.title, t.about.founders.title], founders, canonical(locale, routes.about)),
    passage(
      [t.academy.meta.title, t.academy.questions],
      [site.academyEmail],
      canonical(locale, routes.academy),
    ),
    passage([t.signin.meta.title], [t.signin.demo.text], canonical(locale, routes.signin)),
    ...(Object.keys(routes) as PageName[])
      .filter((name) => !otherPages.includes(name))
      .flatMap((name) =>
        pageTexts(t, name).map(({ titles, texts }) =>
          passage(titles, texts, canonical(locale, routes[name])),
        ),
      ),
    ...legalPassages(
      t.privacy.title,
      privacySections(t.privacy, site, locale, service),
      canonical(locale, routes.privacy),
    ),
    ...legalPassages(t.terms.title, t.terms.sections, canonical(locale, routes.terms)),
  ];
}

function passage(titles: readonly string[], texts: readonly string[], href: string): Passage {
  return { title: titles.join(' – '), text: texts.join('\n'), href };
}

function legalPassages(page: string, sections: LegalSections, path: string): Passage[] {
  return legalSections(sections).flatMap((section) =>
    [section, ...(section.parts ?? [])].map((part) =>
      passage([page, part.title], linesOf(part), `${path}#${section.id}`),
    ),
  );
}

function linesOf({ content = [], items = [], table }: LegalText): string[] {
  const rows = table
    ? [table.columns, ...table.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(', ')))]
    : [];
  return [...content, ...items.map((item) => `- ${item}`), ...rows.map((row) => `| ${row.join(' | ')} |`)];
}

/** The sections of all articles that have a text in the language. */
export function articlePassages(articles: readonly Article[], locale: Locale): Passage[] {
  return articles
    .filter((article) => article[locale]?.body)
    .flatMap((article) => sectionsOf(article, locale));
}

/** The excerpt, the introduction, and each section with a link to its heading, as markdown. */
function sectionsOf(article: Article, locale: Locale): Passage[] {
  const { id, title, excerpt, body: written } = localizeArticle(article, locale);
  const body = withoutDiagrams(written);
  const page = linkTo(locale, articleRoute(id), routes.home);
  // The ids come from where the page gets them, so that a link never misses its heading.
  const { headings } = renderMarkdown(body, { locale, tableLabel: '' });
  const texts = [''];
  for (const { type, raw } of marked.lexer(body)) {
    if (type === 'heading') texts.push('');
    else texts[texts.length - 1] += raw;
  }
  const [first = '', ...others] = texts.map((text) => text.trim());
  const sections = headings.map((heading, index) => ({
    title: `${title} – ${heading.text}`,
    text: others[index] ?? '',
    href: `${page}#${heading.id}`,
  }));
  const opening = [excerpt, first].map((text) => ({ title, text, href: page }));
  return [...opening, ...sections].filter(({ text }) => text !== '');
}
