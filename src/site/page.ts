import { languages, type Locale, locales } from './locales.ts';
import { canonicalPath } from './routes.ts';

export interface PageMetadata {
  readonly locale: Locale;
  /** The path without language, such as `/about`; undefined for the 404 page, which has no address. */
  readonly route: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image: {
    readonly path: string;
    readonly alt: string;
  };
  /**
   * The languages in which the page's text exists; omitted if they are all languages. A page in any other language has its
   * canonical address in the first of these.
   */
  readonly writtenIn?: readonly Locale[];
  readonly article?: {
    readonly author: string;
    readonly publishedAt: string;
    /** yyyy-mm-dd; the publication date if there were no later changes. */
    readonly changedAt: string;
    readonly tags: readonly string[];
    readonly words: number;
    readonly readMinutes: number;
  };
}

/** A page with an address; the 404 page has none. */
export type RoutedPage = PageMetadata & { readonly route: string };

/** The page's own address or, if its text is shown in another language, its address in that language. */
export function canonicalUrl(
  { route, locale, writtenIn = [locale] }: Pick<RoutedPage, 'locale' | 'route' | 'writtenIn'>,
  origin: string,
): string {
  const canonicalLocale = writtenIn.includes(locale) ? locale : (writtenIn[0] ?? locale);
  return absoluteUrl(canonicalPath(canonicalLocale, route), origin);
}

export function absoluteUrl(path: string, origin: string): string {
  return `${origin}${path}`;
}

export const socialImageSize = { width: 1200, height: 630 } as const;

/** The page's title followed by the company's name, unless it already contains it. */
export function fullTitle(title: string, brand: string): string {
  const forms = [brand, ...locales.map((locale) => languages[locale].genitive(brand))];
  const isNamed = forms.some((form) => betweenSpaces(title).includes(betweenSpaces(form)));
  return isNamed ? title : `${title} | ${brand}`;
}

/** The words of a text, each between spaces, so that a name does not match inside a longer word. */
function betweenSpaces(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
}
