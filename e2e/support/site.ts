import { articlesByTag } from '../../src/content/articles/listings.ts';
import { publishedArticles, validContent } from '../../src/content/load-content.ts';
import { defaultLocale, type Locale, locales } from '../../src/site/locales.ts';
import {
  canonicalPath,
  isUnlisted,
  localeOf,
  pagesWithContent,
  routes as allRoutes,
  withoutLocale,
} from '../../src/site/routes.ts';
import { mailServiceOf } from '../../src/vendors/emailjs.ts';
import { readBuilt } from './built.ts';
import site from '../../content/site.json' with { type: 'json' };

export type { Locale };
export const languages = locales;

export const { brand, email } = site;

const content = validContent();

export const company = content.site;

export const asksConsent = company.analytics.length > 0;

export const mailService = mailServiceOf({}, company.email);

export const hostPrefix = company.dashboard.hostPrefix;

/** The texts of a language with the owner's facts filled in; placeholders such as `{seconds}` remain. */
export const { texts, faq } = content;

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

export { canonicalPath, localeOf, withoutLocale };

export function pathVariants(route: string): string[] {
  const rest = route === '/' ? '' : route;
  return [route, ...languages.map((language) => `/${language}${rest}`)];
}

/** The languages a page is written in. An article without a translation is still shown in every language. */
export function writtenIn(route: string): readonly Locale[] {
  const written = languages.filter((language) => listedPages.includes(canonicalPath(language, route)));
  return written.length > 0 ? written : languages;
}

export function knownAddress(path: string): string {
  const [route, language] = [withoutLocale(path), localeOf(path)];
  const written = writtenIn(route).includes(language) ? language : defaultLocale;
  return `${origin}${canonicalPath(written, route)}`;
}

export function alternatesOf(route: string): Readonly<Record<string, string>> {
  const addressIn = (language: Locale): string => `${origin}${canonicalPath(language, route)}`;
  const addresses = writtenIn(route).map((language) => [language, addressIn(language)]);
  return { ...Object.fromEntries(addresses), 'x-default': addressIn(defaultLocale) };
}

export const listedPages: readonly string[] = addresses.map(({ pathname }) => pathname);

/** The site's own pages, including unlisted pages but not lists and articles. */
export const ownRoutes: readonly string[] = pagesWithContent(company, true).map((name) => allRoutes[name]);

export const unlistedRoutes: readonly string[] = ownRoutes.filter(isUnlisted);

export const routes: readonly string[] = [...new Set([...listedPages.map(withoutLocale), ...unlistedRoutes])];

export const pages: readonly string[] = languages.flatMap((language) =>
  routes
    .filter((route) => writtenIn(route).includes(language))
    .map((route) => canonicalPath(language, route)),
);

export const allPaths: readonly string[] = routes.flatMap(pathVariants);

export const published = publishedArticles();

export const articleIds: readonly string[] = published.map(({ id }) => id);

const tagRoutes = [...articlesByTag(published).keys()].map((tag) => `/blog/tag/${tag}`);

export const listingRoutes: readonly string[] = ['/blog', ...tagRoutes];

/** All tag lists except the first: they are built from the same components. */
export const furtherListings: readonly string[] = tagRoutes.slice(1);

/** Pages of one kind use the same components: lists and legal pages are kinds; every other page is its own kind. */
export function kindOf(path: string): string {
  const [, first = '', ...rest] = withoutLocale(path).split('/');
  if (['privacy', 'terms'].includes(first)) return 'legal';
  return first === 'blog' && rest.length === 1 && !/^\d+$/.test(rest[0] ?? '') ? 'article' : first || 'home';
}

export function isBlog(path: string): boolean {
  return ['blog', 'article'].includes(kindOf(path));
}

/** One page of each kind, alternating between languages. */
export const onePerKind: readonly string[] = [...new Set(routes.map(kindOf))].map((kind, index) =>
  canonicalPath(
    languages[index % languages.length] ?? defaultLocale,
    routes.find((route) => kindOf(route) === kind) ?? '/',
  ),
);
