import { fold } from '../../../supabase/functions/_shared/stems.ts';
import { defaultLocale, languages, type Locale, locales } from '../../site/locales.ts';
import type { Article, ArticleText } from './article-schema.ts';

export type LocalizedArticle = Readonly<ReturnType<typeof localizeArticle>>;

export function localizeArticle(article: Article, locale: Locale) {
  const translation: ArticleText = article[locale] ?? {};
  const original = article[defaultLocale];
  const localeOf = (text: unknown): Locale => (text === undefined ? defaultLocale : locale);
  const { id, author, publishedAt, updatedAt, draft, featured } = article;
  const body = translation.body ?? original.body;
  const words = countWords(body);
  return {
    id,
    author,
    publishedAt,
    updatedAt,
    draft,
    featured,
    words,
    readMinutes: article.readMinutes ?? Math.max(1, Math.round(words / wordsPerMinute)),
    title: translation.title ?? original.title,
    excerpt: translation.excerpt ?? original.excerpt,
    tags: tagsOf(article, locale),
    body,
    writtenIn: writtenIn(article),
    titleLocale: localeOf(translation.title),
    excerptLocale: localeOf(translation.excerpt),
    bodyLocale: localeOf(translation.body),
  };
}

export function writtenIn(article: Article): Locale[] {
  return locales.filter((locale) => article[locale]?.body !== undefined);
}

export function longDate(isoDate: string, locale: Locale): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languages[locale].languageTag, style).format(new Date(isoDate));
}

/** The mean for English non-fiction in 190 studies (Brysbaert, Journal of Memory and Language 109, 2019). */
const wordsPerMinute = 238;

/** The number of words in a text, without markdown syntax. */
function countWords(markdown: string): number {
  return markdown.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

interface Tag {
  /** Part of its page's address, the same in every language. */
  readonly id: string;
  readonly name: string;
}

/** The tags of an article in a language. Translated tags are in the order of the originals. */
function tagsOf(article: Article, locale: Locale): Tag[] {
  const names = article[locale]?.tags;
  return article[defaultLocale].tags.map((original, index) => ({
    id: slugOf(original),
    name: names?.[index] ?? original,
  }));
}

export function tagIdsOf(article: Article): string[] {
  return article[defaultLocale].tags.map(slugOf);
}

/** The tag's name in the newest article that has translated tags or, if none has, in the newest article. */
export function tagName(tagged: readonly Article[], id: string, locale: Locale): string {
  const naming = tagged.find((article) => article[locale]?.tags) ?? tagged[0];
  return (naming && tagsOf(naming, locale).find((tag) => tag.id === id)?.name) ?? id;
}

/**
 * A text as part of an address: `Så räknar ni: 3 steg` becomes `sa-raknar-ni-3-steg`, and `C#` becomes `c-sharp`. It is empty if
 * no character can be used.
 */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[’']/g, '')
    .replace(/(?<=[a-z0-9+#])[+#]/g, (sign) => (sign === '#' ? '-sharp-' : '-plus-'))
    .replace(/(?<![a-z0-9])\.(?=[a-z0-9])/g, 'dot-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
