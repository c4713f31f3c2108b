/** All URL arithmetic of pages. No other file joins or cuts their paths. */

import { defaultLocale, isLocale, languages, type Locale, locales } from './locales.ts';

/** Pages hidden from search engines: they have `noindex` and are not in the sitemap or the search. */
const unlistedRoutes = {
  search: '/search',
  signin: '/signin',
  dashboard: '/dashboard',
} as const;

/** The site's pages by name and their path without language. Articles are `articleRoute(id)`. */
export const routes = {
  home: '/',
  launch: '/launch',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  blog: '/blog',
  faq: '/faq',
  academy: '/academy',
  ...unlistedRoutes,
} as const;

export type PageName = keyof typeof routes;

export const optionalPages = ['launch', 'academy', 'signin', 'dashboard'] as const satisfies PageName[];

export type OptionalPage = (typeof optionalPages)[number];

/** The pages that have content. The sign-in page opens the dashboard and is removed with it. */
export function includedPages(
  { withoutPages = [] }: { readonly withoutPages?: readonly PageName[] },
  hasArticles: boolean,
): PageName[] {
  const leftOut = [...withoutPages, withoutPages.includes('dashboard') && 'signin', !hasArticles && 'blog'];
  return (Object.keys(routes) as PageName[]).filter((name) => !leftOut.includes(name));
}

/** The anchors of the home page that texts may link to. */
export const homeAnchors = {
  services: 'services',
  calculator: 'calculator',
  contact: 'contact',
  contactForm: 'contact-form',
} as const;

export const socialFolder = '/social';

/** True for the pages of `unlistedRoutes`, and for those without address. */
export function isUnlisted(route: string | undefined): boolean {
  return route === undefined || Object.values<string>(unlistedRoutes).includes(route);
}

export function articleRoute(id: string): string {
  return `${routes.blog}/${id}`;
}

export function tagRoute(id: string): string {
  return `${routes.blog}/tag/${id}`;
}

/** The path of a topic's rarer questions, without language. */
export function faqTopicRoute(id: string): string {
  return `${routes.faq}/${id}`;
}

export function feedPath(locale: Locale): string {
  return canonicalPath(locale, '/rss.xml');
}

/** Ids that no article may have: its address would clash with a list's, such as `/blog/2`. */
export const reservedArticleId = /^(?:tag|\d+)$/;

/** The language of a path: its first segment, else English. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** The path without its language prefix: `/about` for `/sv/about` and `/about`, `/` for `/sv`. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  if (!isLocale(first)) return pathname;
  return `/${rest.join('/')}`;
}

/** The path with its language prefix, even for English: `/en/blog`, `/sv`. */
export function prefixedPath(locale: Locale, route: string): string {
  return route === '/' ? `/${locale}` : `/${locale}${route}`;
}

/** The canonical address of a page: without a prefix in English, with one in other languages, such as `/sv`. */
export function canonicalPath(locale: Locale, route: string): string {
  return locale === defaultLocale ? route : prefixedPath(locale, route);
}

export function isBlog(route: string): boolean {
  return route === routes.blog || route.startsWith(`${routes.blog}/`);
}

/**
 * The address of a link from one path without language to another. Links to the blog, and from it to home, keep the prefix.
 *
 * @param from undefined for a page without address; may be omitted if the link is the same from everywhere
 */
export function hrefTo(locale: Locale, route: string, from?: string): string {
  const isFromBlog = from !== undefined && isBlog(from);
  const keepsPrefix = isBlog(route) || (route === routes.home && isFromBlog);
  return keepsPrefix ? prefixedPath(locale, route) : canonicalPath(locale, route);
}

/** Attributes of a link between two pages, to spread on an `<a>` in Astro and in JSX. */
export interface LinkProps {
  readonly href: string;
  /** Tells Astro to prefetch the page once this one has loaded. */
  readonly 'data-astro-prefetch'?: 'load';
}

/** Pages that the home page prefetches if it links to them. */
const prefetched: readonly string[] = [routes.about, routes.launch, routes.blog];

export function linkProps(locale: Locale, route: string, from?: string): LinkProps {
  const href = hrefTo(locale, route, from);
  return from === routes.home && prefetched.includes(route)
    ? { href, 'data-astro-prefetch': 'load' }
    : { href };
}

/** A link to an anchor of the home page. On the home page itself, it is only the fragment. */
export function hrefToAnchor(locale: Locale, anchor: keyof typeof homeAnchors, from?: string): string {
  const fragment = `#${homeAnchors[anchor]}`;
  return from === routes.home ? fragment : `${hrefTo(locale, routes.home, from)}${fragment}`;
}

export function socialImagePath(locale: Locale, route: string, hash: string): string {
  const name = route === routes.home ? 'home' : route.slice(1).replaceAll('/', '-');
  return `${socialFolder}/${name}-${locale}.${hash}.png`;
}

export function pathInLocale(pathname: string, locale: Locale): string {
  return canonicalPath(locale, withoutLocale(pathname));
}

/** True for an address on this site. Browsers treat `\` as `/` and ignore tabs and line breaks; `//` is another host. */
export function isRootRelative(href: string): boolean {
  return /^\/(?![\t\n\r]*[/\\])/.test(href);
}

/** Localises an address written by editors, such as `/blog/x`, for the page's language. Files and other sites stay unchanged. */
export function localizeHref(href: string, locale: Locale, from?: string): string {
  if (!isRootRelative(href)) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (isLocale(path.split('/')[1]) || /\.[^/]+$/.test(path)) return href;
  return hrefTo(locale, path, from) + rest;
}

/** `localizeHref`, or undefined if its page is not among the built paths: an owner may remove articles and answers. */
export function builtHref(
  href: string,
  locale: Locale,
  from: string,
  built: ReadonlySet<string>,
): string | undefined {
  const localized = localizeHref(href, locale, from);
  const [path = ''] = localized.split(/[?#]/);
  const isPage = isRootRelative(href) && !/\.[^/]+$/.test(path);
  return isPage && !built.has(withoutLocale(path)) ? undefined : localized;
}

/** The URL forms of a route: no prefix, `/en`, `/sv` and so on, for `getStaticPaths` of `[...lang]` pages. */
export function languagePaths(): { params: { lang: Locale | undefined } }[] {
  return [undefined, ...locales].map((lang) => ({ params: { lang } }));
}

/** The addresses of a page for search engines: one for each language that it is written in, English by default. */
export function alternates(
  route: string,
  available: readonly Locale[] = locales,
): { hreflang: string; path: string }[] {
  return [
    ...available.map((locale) => ({
      hreflang: languages[locale].htmlLang,
      path: canonicalPath(locale, route),
    })),
    { hreflang: 'x-default', path: canonicalPath(defaultLocale, route) },
  ];
}

/** True for the home page and articles, which scroll to the top when they open. */
export function opensAtTop(route: string | undefined): boolean {
  return route === routes.home || /^\/blog\/(?!\d+$)[^/]+$/.test(route ?? '');
}
