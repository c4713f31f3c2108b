/** What does not break the site but should be better: lengths, characters, dead links. */

import type { Article, ArticleText } from '../../src/blog/article.ts';
import { vendorIds, vendors } from '../../src/analytics/vendors.ts';
import { countWords, minutesToRead } from '../../src/blog/reading-time.ts';
import { renderMarkdown } from '../../src/blog/markdown.ts';
import { fullTitle } from '../../src/head/tags.ts';
import { fill, type Strings } from '../../src/i18n/format.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { anchors, article as articleRoute, routes, withoutLocale } from '../../src/i18n/routes.ts';
import { siteValues } from '../../src/i18n/site-values.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';
import type { Site } from '../../src/site/schema.ts';
import { bodyWarnings } from './body-warnings.ts';
import { quotationWarning, typefaceWarning } from './characters.ts';
import { tagWarnings } from './tag-warnings.ts';
import type { Content } from './read-content.ts';

/** Characters that search engines show of a title, and of a description at least and at most. */
const limits = { title: 64, description: { least: 70, most: 170 } } as const;

type Warning = Omit<ContentProblem, 'file'>;

/** Every warning about `content/`, in the order of its files. */
export function contentWarnings({ site, strings, articles, blog, typeface }: Content): ContentProblem[] {
  const paths = new Set([
    ...Object.values<string>(routes),
    ...articles.map(({ id }) => articleRoute(id)),
  ]);
  const inFile = (file: string, warnings: readonly Warning[]): ContentProblem[] =>
    warnings.map((warning) => ({ file, ...warning }));
  return [
    ...inFile('content/site.json', [...textWarnings(site), ...characterWarnings(site, typeface)]),
    ...locales.flatMap((locale) =>
      inFile(`content/locales/${locale}.json`, [
        ...textWarnings(strings[locale], paths),
        ...quotationWarnings(strings[locale], locale),
        ...characterWarnings(strings[locale], typeface),
        ...headWarnings(fill(strings[locale], siteValues(site, locale)), site.brand),
        ...vendorWarnings(fill(strings[locale], siteValues(site, locale)), site.analytics),
      ]),
    ),
    ...articles.flatMap((article) =>
      locales.flatMap((locale) =>
        inFile(`content/blog/${article.id}/${locale}.md`, [
          ...articleWarnings(article, locale, paths),
          ...quotationWarnings(article[locale], locale),
          ...characterWarnings(article[locale], typeface),
        ]),
      ),
    ),
    ...blog.texts.flatMap(bodyWarnings),
    ...tagWarnings(articles),
  ];
}

/** Analytics vendors that the texts name though they are not used, and those used that no text names. */
export function vendorWarnings(strings: Strings, used: Site['analytics']): Warning[] {
  const texts = textsOf(strings);
  return vendorIds.flatMap((id) => {
    const { name } = vendors[id];
    const naming = texts.filter(([, text]) => text.includes(name));
    const chosen = '“analytics” of content/site.json';
    if (!used.includes(id)) {
      return naming.map(([field]) => ({ field, message: `names ${name}, which ${chosen} does not. Change one.` }));
    }
    return naming.length > 0 ? [] : [{ field: 'privacy', message: `does not name ${name}, which ${chosen} does. Add it.` }];
  });
}

function quotationWarnings(tree: unknown, locale: Locale): Warning[] {
  return textsOf(tree).flatMap(([field, text]) => {
    const message = quotationWarning(text, locale);
    return message ? [{ field, message }] : [];
  });
}

function characterWarnings(tree: unknown, typeface: ReadonlySet<string>): Warning[] {
  const message = typefaceWarning(
    textsOf(tree).map(([, text]) => text),
    typeface,
  );
  return message ? [{ field: '', message }] : [];
}

/** Every text of a tree with its field, such as `['nav.about', 'About']`. */
export function textsOf(tree: unknown, field = ''): [field: string, text: string][] {
  if (typeof tree === 'string') return [[field, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, field ? `${field}.${key}` : key));
}

/** Typing slips and dead links in the texts of a JSON file. */
export function textWarnings(tree: Strings | object, paths: ReadonlySet<string> = new Set()): Warning[] {
  return textsOf(tree).flatMap(([field, text]) => [
    ...quoteWarnings(field, text),
    ...(text !== text.trim() || text.includes('  ')
      ? [{ field, message: 'has a space too many. Remove it.' }]
      : []),
    ...linkWarnings(field, [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href = '']) => href), paths),
  ]);
}

/** Lengths of what search engines show, wherever a group has a title and a description, and twins. */
export function headWarnings(tree: Strings, brand: string): Warning[] {
  const heads = headsOf(tree);
  return heads.flatMap(({ field, title, description }, index) => {
    const whole = fullTitle(title, brand);
    const twin = heads.slice(0, index).find((other) => other.title === title);
    return [
      ...(whole.length > limits.title
        ? [{ field: `${field}.title`, message: tooLong(`“${whole}”`, whole.length, limits.title) }]
        : []),
      ...(twin ? [{ field: `${field}.title`, message: `is the title of ${twin.field} too. Change one.` }] : []),
      ...lengthWarnings(`${field}.description`, description),
    ];
  });
}

/** What could be better in one language of an article. */
export function articleWarnings(article: Article, locale: Locale, paths: ReadonlySet<string>): Warning[] {
  const text: ArticleText = article[locale] ?? {};
  if (text.body === undefined) {
    return [{ field: '', message: 'has no text: the page shows the English one, and says so.' }];
  }
  const { html, headings } = renderMarkdown(text.body, { locale, tableLabel: '' });
  const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const title = text.title ?? '';
  return [
    ...(title.length > limits.title
      ? [{ field: 'title', message: tooLong('it', title.length, limits.title) }]
      : []),
    ...(text.excerpt === undefined ? [] : lengthWarnings('excerpt', text.excerpt)),
    ...readTimeWarnings(text.body, article.readMinutes),
    ...Object.entries(text).flatMap(([field, value]) =>
      quoteWarnings(field === 'body' ? 'text' : field, [value ?? []].flat().join('\n')),
    ),
    ...headings
      .filter(({ id }) => id === '')
      .map(() => ({ field: 'text', message: 'has a heading without letters or digits: no link reaches it.' })),
    ...linkWarnings('text', hrefs, paths),
  ];
}

/** A given read time is told when it is off by a third, or by a minute where that is more. */
function readTimeWarnings(body: string, given: number | undefined): Warning[] {
  const counted = minutesToRead(body);
  if (given === undefined || Math.abs(given - counted) <= Math.max(1, counted / 3)) return [];
  const message = `says ${given} min read; ${countWords(body)} words take ${counted}. Correct it, or leave it out: it is counted.`;
  return [{ field: 'readTime', message }];
}

function headsOf(
  tree: Strings,
  field = '',
): { readonly field: string; readonly title: string; readonly description: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { title, description } = tree as Readonly<Record<string, Strings>>;
  const own =
    typeof title === 'string' && typeof description === 'string' ? [{ field, title, description }] : [];
  const parts = Object.entries(tree).flatMap(([key, value]) => headsOf(value, field ? `${field}.${key}` : key));
  return [...own, ...parts];
}

function lengthWarnings(field: string, text: string): Warning[] {
  const { least, most } = limits.description;
  if (text.length > most) return [{ field, message: tooLong('it', text.length, most) }];
  if (text.length >= least) return [];
  return [{ field, message: `has ${text.length} characters: search engines have room for ${least} to ${most}.` }];
}

function tooLong(what: string, length: number, most: number): string {
  return `search engines cut ${what}: ${length} characters, and they show ${most}. Shorten it.`;
}

function quoteWarnings(field: string, text: string): Warning[] {
  const [found] = /.{0,12}['"].{0,12}/.exec(text) ?? [];
  if (found === undefined) return [];
  return [{ field, message: `has a straight quotation mark or apostrophe (${found}). Write a curly one.` }];
}

function linkWarnings(field: string, hrefs: readonly string[], paths: ReadonlySet<string>): Warning[] {
  const dead = hrefs.filter((href) => {
    const [path = '', fragment] = href.split('#');
    const route = withoutLocale(path);
    if (/\.\w+$/.test(path)) return false; // a file of public/
    if (!paths.has(route)) return true;
    return (
      route === routes.home && fragment !== undefined && !Object.values<string>(anchors).includes(fragment)
    );
  });
  return dead.map((href) => ({ field, message: `links to ${href}, which is no page of the site.` }));
}
