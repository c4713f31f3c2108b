/** Links and images of texts that lead nowhere: to a page, a heading or a file that is not there, or not published yet. */

import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { marked } from 'marked';
import { globSync } from 'tinyglobby';
import { type Article, articleFile } from '../../content/articles/article.ts';
import { decoded, looks } from '../../content/articles/article-images.ts';
import { builtPaths } from '../../content/articles/listings.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import { renderMarkdown } from '../../content/articles/markdown.ts';
import { statusOf } from '../../content/articles/publishing.ts';
import { type Faq, shownTopics } from '../../content/answers/parse-faq.ts';
import type { ContentProblem } from '../../content/content-error.ts';
import type { Site } from '../../content/company/site-schema.ts';
import { type LegalSections, legalSections } from '../../content/texts/page-texts.ts';
import type { Facts } from '../../content/texts/text-values.ts';
import { textsByField } from '../../content/texts/dictionary-rules.ts';
import { isLocale, type Locale, locales } from '../../site/locales.ts';
import {
  anchors,
  article as articleRoute,
  feed,
  isRootRelative,
  routes,
  withoutLocale,
} from '../../site/routes.ts';

interface LegalPage {
  readonly sections: LegalSections;
}

/** The texts that have links, and that their targets are made of. */
export interface LinkedTexts {
  readonly site: Pick<Site, 'withoutPages'>;
  /** The texts of each language, of which the legal pages have headings. */
  readonly strings: Readonly<Record<Locale, Readonly<Record<'privacy' | 'terms', LegalPage>>>>;
  readonly articles: readonly Article[];
  readonly faq: Faq;
}

/** A link or an image, with its place. */
interface Link {
  readonly file: string;
  readonly field: string;
  readonly locale: Locale;
  readonly href: string;
  /** How many links before it in the same text begin with its address. */
  readonly occurrence?: number;
  /** The page that shows it, a path without language, if known; a link that begins with # leads within it. */
  readonly page?: string | undefined;
  /** True where the article that holds it is a draft or comes later: so may the article it leads to. */
  readonly isUnpublished?: boolean;
}

/**
 * The links and images of `content/` that lead nowhere, in all languages.
 *
 * @param day yyyy-mm-dd; articles that are not published then have no page
 */
export function linkProblems(texts: LinkedTexts, day: string, folder: string): ContentProblem[] {
  const unpublished = new Set(
    texts.articles.filter((each) => statusOf(each, day) !== 'published').map(({ id }) => articleRoute(id)),
  );
  const paths = builtPaths(
    texts.site,
    texts.articles,
    locales.some((locale) => texts.faq[locale].length > 0),
  );
  return locales
    .flatMap((locale) => linksOf(texts, locale, unpublished))
    .filter(({ href, page }) => isRootRelative(href) || (page !== undefined && href.startsWith('#')))
    .flatMap(({ file, field, occurrence = 0, ...link }) => {
      const message = problemOf(link);
      return message === undefined ? [] : [{ file, field, message, quoted: `](${link.href}`, occurrence }];
    });

  function problemOf(link: Omit<Link, 'file' | 'field'>): string | undefined {
    const { href, locale, page } = link;
    const [address = '', fragment] = (href.startsWith('#') ? `${page}${href}` : href).split('#');
    const path = decoded(address.replace(/\?.*$/, ''));
    if (/\.\w+$/.test(path)) {
      const isThere = builtFiles.includes(path) || existsSync(join(folder, 'public', path));
      return isThere ? undefined : `names ${href}, which ${missingFile(path, folder)}`;
    }
    const route = withoutLocale(path);
    if (!paths.has(route)) {
      return `links to ${href}, which is not a page of the site. Correct the address, or take the link out.`;
    }
    if (unpublished.has(route) && !link.isUnpublished) {
      return `links to ${href}, which is not published yet.`;
    }
    const first = path.split('/')[1];
    const ids = fragment === undefined ? undefined : idsOf(route, texts, isLocale(first) ? first : locale);
    return ids === undefined || ids.includes(fragment ?? '')
      ? undefined
      : `links to ${href}, but the page has no such heading. Correct what follows the #, or take it out.`;
  }
}

/** The remedy for a file that is missing in `public/`, or whose name differs in capitals. */
function missingFile(path: string, folder: string): string {
  const alike = globSync(`public${dirname(path)}/*`.replaceAll('//', '/'), { cwd: folder, dot: true })
    .map((file) => basename(file))
    .find((name) => looks(decoded(name)) === looks(basename(path)));
  return alike === undefined
    ? 'is not a file of public/. Put it there, or correct the address.'
    : `looks like “${alike}” of public/, but is made of other characters. Give the file the name ${basename(path)}.`;
}

/** Files that the build makes itself: feeds and lists for machines. */
const builtFiles = [...locales.map(feed), '/sitemap-index.xml', '/robots.txt', '/llms.txt', '/licenses.txt'];

/** The ids that links to a page can name; undefined where its markup has them, which no text of an owner changes. */
function idsOf(route: string, { strings, articles, faq }: LinkedTexts, locale: Locale): string[] | undefined {
  const legal = ({ sections }: LegalPage) => legalSections(sections).map(({ id }) => id);
  switch (route) {
    case routes.home:
      return Object.values(anchors);
    case routes.privacy:
      return legal(strings[locale].privacy);
    case routes.terms:
      return legal(strings[locale].terms);
    case routes.faq: {
      // In a language without answers the page says so, and links below texts to it are left out.
      const topics = shownTopics(faq[locale]);
      const ids = topics.flatMap(({ id, questions }) => [id, ...questions.map((each) => each.id)]);
      return ids.length > 0 ? ids : undefined;
    }
    default: {
      const article = articles.find(({ id }) => articleRoute(id) === route);
      if (!article) return undefined;
      const { body } = localizeArticle(article, locale);
      return renderMarkdown(body, { locale, tableLabel: '' }).headings.map(({ id }) => id);
    }
  }
}

/** Pages that are made of a group of the locale files by their name. */
const legalPages: readonly string[] = [routes.privacy, routes.terms];

/** @param unpublished the paths of articles that are not published */
function linksOf(
  { strings, articles, faq }: LinkedTexts,
  locale: Locale,
  unpublished: ReadonlySet<string>,
): Link[] {
  return [
    ...textsByField(strings[locale]).flatMap(([field, text]) => {
      const place = { file: `content/locales/${locale}.json`, field, locale };
      const page = legalPages.find((route) => field.startsWith(`${route.slice(1)}.`));
      return field.endsWith('.href') ? [{ ...place, href: text }] : linksIn(text, { ...place, page });
    }),
    ...articles.flatMap((article) => {
      const page = articleRoute(article.id);
      const place = {
        file: `content/blog/${article.id}/${articleFile(locale)}`,
        field: 'text',
        locale,
        page,
      };
      return linksIn(article[locale]?.body ?? '', { ...place, isUnpublished: unpublished.has(page) });
    }),
    ...faq[locale].flatMap(({ id, questions }) =>
      questions.flatMap(({ id: question, answerMarkdown, more }): Link[] => {
        const place = { file: `content/faq/${id}/${locale}.yaml`, locale };
        return [
          ...linksIn(answerMarkdown, { ...place, field: `questions.${question}.answer`, page: routes.faq }),
          ...(more ? [{ ...place, field: `questions.${question}.more.href`, href: more.href }] : []),
        ];
      }),
    ),
  ];
}

/** The links and images of a text in markdown. */
function linksIn(text: string, place: Omit<Link, 'href'>): Link[] {
  const hrefs: string[] = [];
  if (text.includes('](')) {
    // The callback is not asynchronous: there is nothing to wait for.
    void marked.walkTokens(marked.lexer(text), (token) => {
      if (token.type === 'link' || token.type === 'image') hrefs.push(String(token['href']));
    });
  }
  return hrefs.map((href, index) => {
    const before = hrefs.slice(0, index).filter((other) => other.startsWith(href));
    return { ...place, href, occurrence: before.length };
  });
}

/** Recordings, portraits and logos that are not in `public/`. */
export function missingFiles(
  { site, service }: Pick<Facts, 'site' | 'service'>,
  folder: string,
): ContentProblem[] {
  const { callRecording = {}, founders } = site;
  const named = [
    ...Object.entries(callRecording).map(
      ([locale, path]) => ['site', `callRecording.${locale}`, path] as const,
    ),
    ...founders.map(({ photo }, index) => ['site', `founders.${index}.photo`, photo] as const),
    ...(service.logos ?? []).map(({ file }, index) => ['service', `logos.${index}.file`, file] as const),
  ];
  return named.flatMap(([name, field, path]) => {
    const message = `names ${path}, which is not a file of public/. Put it there, or take the field out.`;
    const isThere = path === undefined || existsSync(join(folder, 'public', path));
    return isThere ? [] : [{ file: `content/${name}.json`, field, message }];
  });
}
