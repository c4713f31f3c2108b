import { marked } from 'marked';
import { type Article, articleFile } from '../../collections/articles/article.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { article as articleRoute, isRootRelative, routes } from '../../i18n/routes.ts';
import type { ContentProblem } from '../../collections/content-error.ts';
import { linkProblem } from './links.ts';
import { allAnchors, type HeadingSources } from './site-anchors.ts';
import { textsOf } from '../../collections/texts/dictionary-rules.ts';

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
