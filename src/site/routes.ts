/** All URL arithmetic of pages. No other file joins or cuts their paths. */

import { defaultLocale, isLocale, languages, type Locale, locales } from './locales.ts';

/** Pages that search engines are asked to leave out: they carry `noindex` and are left out of the sitemap and the search. */
const unlistedRoutes = {
  search: '/search',
  signin: '/signin',
  dashboard: '/dashboard',
} as const;

/** The site's pages by name and their path without language. Articles are `article(id)`. */
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

/** The pages that have something to show. The sign-in leads to the dashboard, and goes with it. */
export function pageNames(
  { withoutPages = [] }: { readonly withoutPages?: readonly PageName[] },
  hasArticles: boolean,
): PageName[] {
  const leftOut = [...withoutPages, withoutPages.includes('dashboard') && 'signin', !hasArticles && 'blog'];
  return (Object.keys(routes) as PageName[]).filter((name) => !leftOut.includes(name));
}

/** The anchors of the home page that texts may name. */
export const anchors = {
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

/** The path of a topic's further questions, without language. */
export function faqTopicRoute(id: string): string {
  return `${routes.faq}/${id}`;
}

export function feedPath(locale: Locale): string {
  return canonical(locale, '/rss.xml');
}

/** Names that no article may have: its address would be among those of lists, such as `/blog/2`. */
export const reservedArticleId = /^(?:tag|\d+)$/;

/** The language of a path: its first segment, else English. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}

/** The path without its language prefix: `/sv/about` and `/about` give `/about`, `/sv` gives `/`. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  if (!isLocale(first)) return pathname;
  return `/${rest.join('/')}`;
}

/** The path with its language spelled out: `/en/blog`, `/sv`. */
export function prefixed(locale: Locale, route: string): string {
  return route === '/' ? `/${locale}` : `/${locale}${route}`;
}

/** The address a page is known by: English without prefix, others under theirs, such as `/sv`. */
export function canonical(locale: Locale, route: string): string {
  return locale === defaultLocale ? route : prefixed(locale, route);
}

export function isBlog(route: string): boolean {
  return route === routes.blog || route.startsWith(`${routes.blog}/`);
}

/** The address of a link from one path without language to another. Links to the blog, and from it to home, keep the prefix. */
export function linkTo(locale: Locale, route: string, from: string): string {
  const keepsPrefix = isBlog(route) || (route === routes.home && isBlog(from));
  return keepsPrefix ? prefixed(locale, route) : canonical(locale, route);
}

/** Attributes of a link between two pages, to spread on an `<a>` in Astro and in JSX. */
export interface LinkProps {
  readonly href: string;
  /** Has Astro fetch the page once this one has loaded. */
  readonly 'data-astro-prefetch'?: 'load';
}

/** Pages that the home page prefetches, where it links to them. */
const prefetched: readonly string[] = [routes.about, routes.launch, routes.blog];

export function linkProps(locale: Locale, route: string, from: string): LinkProps {
  const href = linkTo(locale, route, from);
  return from === routes.home && prefetched.includes(route)
    ? { href, 'data-astro-prefetch': 'load' }
    : { href };
}

/** A link to an anchor of the home page; on the home page itself only the fragment. */
export function linkToAnchor(locale: Locale, anchor: keyof typeof anchors, from: string): string {
  const fragment = `#${anchors[anchor]}`;
  return from === routes.home ? fragment : `${linkTo(locale, routes.home, from)}${fragment}`;
}

export function socialImagePath(locale: Locale, route: string, hash: string): string {
  const name = route === routes.home ? 'home' : route.slice(1).replaceAll('/', '-');
  return `${socialFolder}/${name}-${locale}.${hash}.png`;
}

export function switchLocale(pathname: string, locale: Locale): string {
  return canonical(locale, withoutLocale(pathname));
}

/** True for an address on this site. Browsers take `\` for `/` and drop tabs and line ends: `//` is another host. */
export function isRootRelative(href: string): boolean {
  return /^\/(?![\t\n\r]*[/\\])/.test(href);
}

/** An address as editors write it, such as `/blog/x`, in the language of the page. Files and other sites stay as they are. */
export function localizeHref(href: string, locale: Locale, from: string = routes.home): string {
  if (!isRootRelative(href)) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (isLocale(path.split('/')[1]) || /\.[^/]+$/.test(path)) return href;
  return linkTo(locale, path, from) + rest;
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

/** The URL forms of a route: no prefix, `/en`, `/sv` and so on; what `[...lang]` pages return. */
export function languagePaths(): { params: { lang: string | undefined }; props: { locale: Locale } }[] {
  return [undefined, ...locales].map((lang) => ({
    params: { lang },
    props: { locale: lang ?? defaultLocale },
  }));
}

/** The addresses of a page for search engines: one for each language that it is written in, English by default. */
export function alternates(
  route: string,
  available: readonly Locale[] = locales,
): { hreflang: string; path: string }[] {
  return [
    ...available.map((locale) => ({ hreflang: languages[locale].htmlLang, path: canonical(locale, route) })),
    { hreflang: 'x-default', path: canonical(defaultLocale, route) },
  ];
}

/** The home page and the articles scroll to the top when they are shown. */
export function opensAtTop(route: string | undefined): boolean {
  return route === routes.home || /^\/blog\/(?!\d+$)[^/]+$/.test(route ?? '');
}
