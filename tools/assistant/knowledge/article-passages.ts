import { marked } from 'marked';
import type { Article } from '../../../src/collections/articles/article.ts';
import { localizeArticle } from '../../../src/collections/articles/localize.ts';
import { renderMarkdown } from '../../../src/collections/articles/markdown.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { article as articleRoute, linkTo, routes } from '../../../src/i18n/routes.ts';
import type { Passage } from '../../../supabase/functions/chat-assistant/knowledge.ts';

/** What is known of the articles in a language. */
export interface ArticlePassages {
  readonly passages: readonly Passage[];
  /** How many articles there are in the language, and how many of them are known whole. */
  readonly count: number;
  readonly whole: number;
}

/**
 * Every article by what it is about, and the newest ones by all their sections, as far as there is room. An article
 * without a text of its own in the language is not known in it.
 *
 * @param articles newest first
 * @param room how long the passages may be, in characters
 */
export function articlePassages(articles: readonly Article[], locale: Locale, room: number): ArticlePassages {
  const own = articles.filter((article) => article[locale]?.body);
  const known = own.map((article) => [opening(article, locale)]);
  let left = room - lengthOf(known.flat());
  let whole = 0;
  for (const article of own) {
    const sections = left > 0 ? sectionsOf(article, locale) : [];
    left -= lengthOf(sections);
    if (left < 0) break;
    known[whole]!.push(...sections);
    whole += 1;
  }
  return { passages: known.flat(), count: own.length, whole };
}

/** How much passages add to what a model is given, in characters. */
export function lengthOf(passages: readonly Passage[]): number {
  return passages.reduce(
    (sum, { title, href, text }) => sum + title.length + href.length + text.length + 8,
    0,
  );
}

function opening(article: Article, locale: Locale): Passage {
  const { id, title, excerpt } = localizeArticle(article, locale);
  return { title, text: excerpt, href: linkTo(locale, articleRoute(id), routes.home) };
}

/** What stands before the first heading, and each section with a link to its heading, as markdown. */
function sectionsOf(article: Article, locale: Locale): Passage[] {
  const { id, title, body } = localizeArticle(article, locale);
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
  return [{ title, text: first, href: page }, ...sections].filter(({ text }) => text !== '');
}
