import { languages, type Locale } from '../i18n/locales.ts';
import type { Article } from './article.ts';

/** An article as one language's page shows it. */
export interface LocalizedArticle {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly body: string;
  /** The language that the body is written in: English where a translation is lacking. */
  readonly bodyLocale: Locale;
  /** The language of title and excerpt, which may differ from the body's. */
  readonly titleLocale: Locale;
  readonly excerptLocale: Locale;
  readonly author: string;
  readonly publishedAt: string;
  readonly readMinutes: number;
  readonly featured: boolean;
}

/** An article in `locale`, each field falling back to English by itself (spec section 3). */
export function localizeArticle(article: Article, locale: Locale): LocalizedArticle {
  const own = article[locale];
  const { id, author, publishedAt, readMinutes, featured } = article;
  return {
    id,
    author,
    publishedAt,
    readMinutes,
    featured,
    title: own.title ?? article.en.title,
    excerpt: own.excerpt ?? article.en.excerpt,
    tags: own.tags ?? article.en.tags,
    body: own.body ?? article.en.body,
    titleLocale: own.title === undefined ? 'en' : locale,
    excerptLocale: own.excerpt === undefined ? 'en' : locale,
    bodyLocale: own.body === undefined ? 'en' : locale,
  };
}

/** A day as the language writes it: 24 October 2025, 24 oktober 2025. */
export function formatDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
