import { articlesByTag } from '../../src/content/articles/listings.ts';
import { publishedArticles, validContent } from '../../src/content/load-content.ts';
import { defaultLocale, type Locale, locales } from '../../src/site/locales.ts';
import {
  canonicalPath,
  includedPages,
  isUnlisted,
  localeOf,
  routes,
  withoutLocale,
} from '../../src/site/routes.ts';
import { mailServiceOf } from '../../src/vendors/emailjs.ts';
import { readBuilt } from './built.ts';

export { canonicalPath, localeOf, locales, withoutLocale };
export type { Locale };

/** `texts` have the owner's facts filled in; placeholders such as `{seconds}` remain. */
export const { site, texts, faq } = validContent();

export const { brand, email } = site;

export const asksConsent = site.analytics.length > 0;

export const mailService = mailServiceOf({}, site.email);

const addresses = [
  ...readBuilt('/sitemap-0.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address));

/** Where the site will be published; canonical links, alternates and social images start with it. */
export const origin = addresses[0]?.origin ?? '';

export function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address, origin);
  return pathname + search + hash;
}

export function pathVariants(route: string): string[] {
  const rest = route === '/' ? '' : route;
  return [route, ...locales.map((locale) => `/${locale}${rest}`)];
}

/** The languages a page is written in. An article without a translation is still shown in every language. */
export function localesOfPage(route: string): readonly Locale[] {
  const written = locales.filter((locale) => sitemapPaths.includes(canonicalPath(locale, route)));
  return written.length > 0 ? written : locales;
}

export function canonicalUrlOf(path: string): string {
  const [route, locale] = [withoutLocale(path), localeOf(path)];
  const written = localesOfPage(route).includes(locale) ? locale : defaultLocale;
  return `${origin}${canonicalPath(written, route)}`;
}

export function alternatesOf(route: string): Readonly<Record<string, string>> {
  const addressIn = (locale: Locale): string => `${origin}${canonicalPath(locale, route)}`;
  const addresses = localesOfPage(route).map((locale) => [locale, addressIn(locale)]);
  return { ...Object.fromEntries(addresses), 'x-default': addressIn(defaultLocale) };
}

export const sitemapPaths: readonly string[] = addresses.map(({ pathname }) => pathname);

/** The site's own pages, including unlisted pages but not lists and articles. */
export const fixedRoutes: readonly string[] = includedPages(site, true).map((name) => routes[name]);

export const unlistedRoutes: readonly string[] = fixedRoutes.filter(isUnlisted);

export const pageRoutes: readonly string[] = [
  ...new Set([...sitemapPaths.map(withoutLocale), ...unlistedRoutes]),
];

export const pages: readonly string[] = locales.flatMap((locale) =>
  pageRoutes
    .filter((route) => localesOfPage(route).includes(locale))
    .map((route) => canonicalPath(locale, route)),
);

export const allUrlForms: readonly string[] = pageRoutes.flatMap(pathVariants);

export const published = publishedArticles();

export const articleIds: readonly string[] = published.map(({ id }) => id);

const tagRoutes = [...articlesByTag(published).keys()].map((tag) => `/blog/tag/${tag}`);

export const listingRoutes: readonly string[] = ['/blog', ...tagRoutes];

/** All tag lists except the first: they are built from the same components. */
export const otherTagRoutes: readonly string[] = tagRoutes.slice(1);

/** Pages of one kind use the same components: lists and legal pages are kinds; every other page is its own kind. */
export function kindOf(path: string): string {
  const [, first = '', ...rest] = withoutLocale(path).split('/');
  if (['privacy', 'terms'].includes(first)) return 'legal';
  return first === 'blog' && rest.length === 1 && !/^\d+$/.test(rest[0] ?? '') ? 'article' : first || 'home';
}

/** One page of each kind, alternating between languages. */
export const onePagePerKind: readonly string[] = [...new Set(pageRoutes.map(kindOf))].map((kind, index) =>
  canonicalPath(
    locales[index % locales.length] ?? defaultLocale,
    pageRoutes.find((route) => kindOf(route) === kind) ?? '/',
  ),
);
