import type { Locale } from '../i18n/locales.ts';

/** What a page says about itself; everything in its head follows from it. */
export interface Page {
  readonly locale: Locale;
  /** The path without language, such as `/about`; undefined for the 404 page, which has no address. */
  readonly route: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Present on article pages. */
  readonly article?: {
    readonly author: string;
    /** yyyy-mm-dd */
    readonly publishedAt: string;
    readonly tags: readonly string[];
  };
}

/** What the head needs to know of the site. */
export interface HeadSite {
  readonly brand: string;
  /** Origin without a closing slash, such as `https://example.com`. */
  readonly origin: string;
}
