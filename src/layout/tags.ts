import { languages, locales } from '../site/locales.ts';
import { alternates, feed, isBlog, isUnlisted } from '../site/routes.ts';
import { addressOf, canonicalUrl, type HeadSite, imageSize, imageType, type Page } from '../site/page.ts';

/** One element of the head: its name, its attributes and, for a title, its text. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The page's title with the company's name after it, unless it is there already. */
export function fullTitle(title: string, brand: string): string {
  const forms = [brand, ...locales.map((locale) => languages[locale].genitive(brand))];
  const isNamed = forms.some((form) => wordsOf(title).includes(wordsOf(form)));
  return isNamed ? title : `${title} | ${brand}`;
}

/** The words of a text, each between spaces: a name within a longer word is not that name. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
}

/**
 * All tags of a page's head that search engines and social services read: title, description,
 * keywords, canonical link, language alternates, Open Graph, Twitter, robots.
 */
export function headTags(page: Page, site: HeadSite): HeadTag[] {
  const title = fullTitle(page.title, site.brand);
  const image = canonicalUrl(page.image.path, site.origin);
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', page.description),
    ...(page.keywords.length > 0 ? [meta('keywords', page.keywords.join(', '))] : []),
    ...(isUnlisted(page.route) ? [meta('robots', 'noindex, nofollow')] : []),
    ...addressTags(page, site.origin),
    property('og:type', page.article ? 'article' : 'website'),
    property('og:site_name', site.brand),
    property('og:title', title),
    property('og:description', page.description),
    property('og:locale', languages[page.locale].ogLocale),
    ...(page.writtenIn ?? locales)
      .filter((locale) => locale !== page.locale)
      .map((locale) => property('og:locale:alternate', languages[locale].ogLocale)),
    property('og:image', image),
    property('og:image:type', imageType(page.image.path)),
    property('og:image:width', String(imageSize.width)),
    property('og:image:height', String(imageSize.height)),
    property('og:image:alt', page.image.alt),
    ...articleTags(page),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', page.description),
    meta('twitter:image', image),
    meta('twitter:image:alt', page.image.alt),
  ];
}

function addressTags(page: Page, origin: string): HeadTag[] {
  const { route, writtenIn } = page;
  if (route === undefined) return [];
  const own = addressOf({ ...page, route }, origin);
  const feedUrl = canonicalUrl(feed(page.locale), origin);
  return [
    link({ rel: 'canonical', href: own }),
    ...alternates(route, writtenIn).map(({ hreflang, path }) =>
      link({ rel: 'alternate', hreflang, href: canonicalUrl(path, origin) }),
    ),
    // Feed readers look for it in the head.
    ...(isBlog(route) ? [link({ rel: 'alternate', type: 'application/rss+xml', href: feedUrl })] : []),
    property('og:url', own),
  ];
}

function articleTags({ article }: Page): HeadTag[] {
  if (!article) return [];
  return [
    property('article:published_time', article.publishedAt),
    property('article:modified_time', article.changedAt),
    property('article:author', article.author),
    ...article.tags.map((tag) => property('article:tag', tag)),
  ];
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { tag: 'link', attributes };
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
