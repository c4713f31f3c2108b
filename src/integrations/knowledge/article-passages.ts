import { marked } from 'marked';
import type { Passage } from '../../../supabase/functions/chat-assistant/knowledge.ts';
import type { Article } from '../../content/articles/article-schema.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import { withoutDiagrams } from '../../content/markdown/diagrams.ts';
import { renderMarkdown } from '../../content/markdown/render-markdown.ts';
import type { Locale } from '../../site/locales.ts';
import { articleRoute, hrefTo, routes } from '../../site/routes.ts';

/** The sections of all articles that have a text in the language. */
export function articlePassages(articles: readonly Article[], locale: Locale): Passage[] {
  return articles
    .filter((article) => article[locale]?.body)
    .flatMap((article) => sectionsOf(article, locale));
}

/** The excerpt, the introduction, and each section with a link to its heading, as markdown. */
function sectionsOf(article: Article, locale: Locale): Passage[] {
  const { id, title, excerpt, body: wholeBody } = localizeArticle(article, locale);
  const body = withoutDiagrams(wholeBody);
  const page = hrefTo(locale, articleRoute(id), routes.home);
  // Gets the ids in the same way as the page, so that links always find their heading.
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
