/** Broken links and images in texts: the page, heading or file does not exist, or is not published yet. */

import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import { statusOf } from '../../content/articles/article-dates.ts';
import { decoded } from '../../content/articles/article-images.ts';
import { articlePath } from '../../content/articles/article-schema.ts';
import { localizeArticle } from '../../content/articles/localize.ts';
import type { ContentProblem } from '../../content/content-error.ts';
import { routesOf } from '../../content/content-routes.ts';
import { rareTopics, topicsWithoutRare } from '../../content/faq/parse-faq.ts';
import type { Content } from '../../content/load-content.ts';
import { renderMarkdown } from '../../content/markdown/render-markdown.ts';
import { tokensWithLines } from '../../content/markdown/tokens.ts';
import { type LegalSections, legalSections } from '../../content/texts/legal-sections.ts';
import { type OwnerData, textsByField } from '../../content/texts/placeholders.ts';
import { defaultLocale, isLocale, type Locale, locales } from '../../site/locales.ts';
import {
  articleRoute,
  faqTopicRoute,
  feedPath,
  homeAnchors,
  isRootRelative,
  routes,
  withoutLocale,
} from '../../site/routes.ts';

/** The content that contains links and defines their targets. */
export type LinkedContent = Pick<Content, 'articles' | 'faq' | 'markdownFiles' | 'rawTexts' | 'site'>;

interface Link extends Pick<ContentProblem, 'file' | 'field' | 'line'> {
  readonly locale: Locale;
  readonly href: string;
  /** The page with the link, as a path without language, if known; a link that starts with # points within that page. */
  readonly page?: string | undefined;
  /** True if the link is in a draft or a scheduled article: its target may be unpublished too. */
  readonly isUnpublished?: boolean;
}

/** The broken links and images of `content/`. @param day yyyy-mm-dd, which decides what is published */
export function linkProblems(content: LinkedContent, day: string, projectRoot: string): ContentProblem[] {
  const unpublished = new Set(
    content.articles.filter((each) => statusOf(each, day) !== 'published').map(({ id }) => articleRoute(id)),
  );
  const paths = routesOf(content.site, content.articles, content.faq[defaultLocale]);
  return locales
    .flatMap((locale) => linksOf(content, locale, unpublished))
    .filter(({ href, page }) => isRootRelative(href) || (page !== undefined && href.startsWith('#')))
    .flatMap((link) => {
      const { file, field, line } = link;
      const message = problemOf(link);
      return message === undefined ? [] : [{ file, field, message, ...(line && { line }) }];
    });

  function problemOf({ href, locale, page, isUnpublished }: Link): string | undefined {
    const [address = '', fragment] = (href.startsWith('#') ? `${page}${href}` : href).split('#');
    const path = decoded(address.replace(/\?.*$/, ''));
    if (/\.\w+$/.test(path)) {
      const isThere = builtFiles.includes(path) || existsSync(join(projectRoot, 'public', path));
      return isThere
        ? undefined
        : `links to ${href}, but public/ has no such file. Add it, or correct the address.`;
    }
    const route = withoutLocale(path);
    if (!paths.has(route)) {
      return `links to ${href}, but the site has no such page. Correct the address, or remove the link.`;
    }
    if (unpublished.has(route) && !isUnpublished) {
      return `links to ${href}, which is not published yet.`;
    }
    const first = path.split('/')[1];
    const ids = fragment === undefined ? undefined : idsOf(route, content, isLocale(first) ? first : locale);
    return ids === undefined || ids.includes(fragment ?? '')
      ? undefined
      : `links to ${href}, but the page has no such heading. Correct the part after #, or remove it.`;
  }
}

/** Files that the build generates. */
const builtFiles = [
  ...locales.map(feedPath),
  '/sitemap-index.xml',
  '/robots.txt',
  '/licenses.txt',
  '/.well-known/security.txt',
  '/icon.svg',
  '/icon-512.png',
  '/favicon.ico',
  '/apple-touch-icon.png',
];

/** The anchors that the texts of a page define; undefined for pages whose anchors are in their markup. */
function idsOf(
  route: string,
  { rawTexts, articles, faq }: LinkedContent,
  locale: Locale,
): string[] | undefined {
  const legal = ({ sections }: { readonly sections: LegalSections }) =>
    legalSections(sections).map(({ id }) => id);
  switch (route) {
    case routes.home:
      return Object.values(homeAnchors);
    case routes.privacy:
      return legal(rawTexts[locale].privacy);
    case routes.terms:
      return legal(rawTexts[locale].terms);
    case routes.faq:
      return topicsWithoutRare(faq[locale]).flatMap(({ id, questions }) => [
        id,
        ...questions.map((each) => each.id),
      ]);
    default: {
      const topic = rareTopics(faq[locale]).find(({ id }) => faqTopicRoute(id) === route);
      if (topic) return topic.questions.map(({ id }) => id);
      const article = articles.find(({ id }) => articleRoute(id) === route);
      if (!article) return undefined;
      const { body } = localizeArticle(article, locale);
      return renderMarkdown(body, { locale, tableLabel: '' }).headings.map(({ id }) => id);
    }
  }
}

const legalPages: readonly string[] = [routes.privacy, routes.terms];

function linksOf(
  { rawTexts, articles, markdownFiles, faq }: LinkedContent,
  locale: Locale,
  unpublished: ReadonlySet<string>,
): Link[] {
  return [
    ...textsByField(rawTexts[locale]).flatMap(([field, text]) => {
      const place = { file: `content/locales/${locale}.json`, field, locale };
      const page = legalPages.find((route) => field.startsWith(`${route.slice(1)}.`));
      const hrefs = field.endsWith('.href') ? [text] : hrefsIn(text).map(({ href }) => href);
      return hrefs.map((href) => ({ ...place, page, href }));
    }),
    ...articles.flatMap(({ id }) => {
      const file = articlePath(id, locale);
      const page = articleRoute(id);
      const place = { file, field: '', locale, page, isUnpublished: unpublished.has(page) };
      const source = markdownFiles.find(({ path }) => path === file);
      return source ? hrefsIn(source.body, source.bodyLine).map((each) => ({ ...place, ...each })) : [];
    }),
    ...faq[locale].flatMap(({ id, questions }) =>
      questions.flatMap(({ id: question, answer, more, rare }): Link[] => {
        const place = { file: `content/faq/${id}/${locale}.yaml`, locale };
        const inAnswer = {
          ...place,
          field: `questions.${question}.answer`,
          page: rare ? faqTopicRoute(id) : routes.faq,
        };
        return [
          ...hrefsIn(answer).map(({ href }) => ({ ...inAnswer, href })),
          ...(more ? [{ ...place, field: `questions.${question}.more.href`, href: more.href }] : []),
        ];
      }),
    ),
  ];
}

function hrefsIn(text: string, firstLine = 1): { readonly href: string; readonly line: number }[] {
  if (!text.includes('](')) return [];
  return tokensWithLines(text, firstLine).flatMap(({ token, line }) =>
    token.type === 'link' || token.type === 'image' ? [{ href: String(token['href']), line }] : [],
  );
}

export function missingFiles(
  { site, service }: Pick<OwnerData, 'site' | 'service'>,
  projectRoot: string,
): ContentProblem[] {
  const files = [
    ...site.founders.map(({ photo }, index) => ['site', `founders.${index}.photo`, photo] as const),
    ...(service.logos ?? []).map(({ file }, index) => ['service', `logos.${index}.file`, file] as const),
  ];
  return files.flatMap(([name, field, path]) => {
    const message = `refers to ${path}, but public/ has no such file. Add it, or remove this field.`;
    const isThere = path === undefined || existsSync(join(projectRoot, 'public', path));
    return isThere ? [] : [{ file: `content/${name}.json`, field, message }];
  });
}
