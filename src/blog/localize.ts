import { defaultLocale, languages, type Locale } from '../i18n/locales.ts';
import type { Article, ArticleText } from './article.ts';

/** An article as one language's page shows it. */
export interface LocalizedArticle {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly body: string;
  /** The language that the body is written in: the default one where a translation is lacking. */
  readonly bodyLocale: Locale;
  /** The language of title and excerpt, which may differ from the body's. */
  readonly titleLocale: Locale;
  readonly excerptLocale: Locale;
  readonly author: string;
  readonly publishedAt: string;
  readonly readMinutes: number;
  readonly featured: boolean;
}

/** An article in `locale`, each field falling back to the default language by itself (spec section 3). */
export function localizeArticle(article: Article, locale: Locale): LocalizedArticle {
  const own: ArticleText = article[locale] ?? {};
  const original = article[defaultLocale];
  const localeOf = (text: unknown): Locale => (text === undefined ? defaultLocale : locale);
  const { id, author, publishedAt, readMinutes, featured } = article;
  return {
    id,
    author,
    publishedAt,
    readMinutes,
    featured,
    title: own.title ?? original.title,
    excerpt: own.excerpt ?? original.excerpt,
    tags: own.tags ?? original.tags,
    body: own.body ?? original.body,
    titleLocale: localeOf(own.title),
    excerptLocale: localeOf(own.excerpt),
    bodyLocale: localeOf(own.body),
  };
}

/** A day as the language writes it: 24 October 2025, 24 oktober 2025. */
export function formatDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
