import { marked, type Token } from 'marked';
import type { Article } from '../../src/blog/article.ts';
import { localizeArticle } from '../../src/blog/localize.ts';
import { renderMarkdown } from '../../src/blog/markdown.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { article as articleRoute, linkTo, routes } from '../../src/i18n/routes.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { passage } from './passage.ts';
import { plainLines } from './plain-text.ts';

/**
 * The sections of an article, each with a link to its heading. An article that has no text of its
 * own in `locale` gives none: its English passages are there already.
 */
export function articlePassages(article: Article, locale: Locale): Passage[] {
  if (!article[locale]?.body) return [];
  const { id, title, body } = localizeArticle(article, locale);
  const page = linkTo(locale, articleRoute(id), routes.home);
  // The ids come from where the page gets them, so that a link never misses its heading.
  const { headings } = renderMarkdown(body, { locale, tableLabel: '' });
  const [, ...sections] = splitAtHeadings(marked.lexer(body));

  return [
    ...openingPassage(article, locale),
    ...headings.flatMap((heading, index) => {
      const texts = plainLines(sections[index] ?? [], locale);
      const href = `${page}#${heading.id}`;
      return texts.length > 0 ? [passage({ locale, titles: [title, heading.text], texts, href })] : [];
    }),
  ];
}

/** What an article is about and how it begins, with a link to the whole. */
export function openingPassage(article: Article, locale: Locale): Passage[] {
  if (!article[locale]?.body) return [];
  const { id, title, excerpt, body } = localizeArticle(article, locale);
  const [opening = []] = splitAtHeadings(marked.lexer(body));
  const href = linkTo(locale, articleRoute(id), routes.home);
  return [passage({ locale, titles: [title], texts: [excerpt, ...plainLines(opening, locale)], href })];
}

/** What stands before the first heading, then what stands under each one. */
function splitAtHeadings(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading') groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups;
}
