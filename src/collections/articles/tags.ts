import { fold } from '../../i18n/fold.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { Article } from './article.ts';

/** A subject of articles. */
export interface Tag {
  /** Part of the address of its page, the same in every language. */
  readonly id: string;
  readonly name: string;
}

/** The tags of an article as a language names them: translations stand in the same order as the originals. */
export function tagsOf(article: Article, locale: Locale): Tag[] {
  const names = article[locale]?.tags;
  return article[defaultLocale].tags.map((original, index) => ({
    id: slugOf(original),
    name: names?.[index] ?? original,
  }));
}

/** The ids of an article's tags. */
export function tagIdsOf(article: Article): string[] {
  return article[defaultLocale].tags.map(slugOf);
}

/**
 * The name of a tag as the newest article writes it that has its tags in the language, else the newest of all.
 *
 * @param tagged all articles with the tag, newest first
 */
export function tagName(tagged: readonly Article[], id: string, locale: Locale): string {
  const naming = tagged.find((article) => article[locale]?.tags) ?? tagged[0];
  return (naming && tagsOf(naming, locale).find((tag) => tag.id === id)?.name) ?? id;
}

/**
 * A text as a part of an address: small letters a–z, digits and hyphens. `Så räknar ni: 3 steg` gives
 * `sa-raknar-ni-3-steg`.
 *
 * @returns an empty text where nothing of it can stand in an address
 */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
