import { defaultLocale, type Locale } from '../i18n/locales.ts';
import type { Article } from './article.ts';
import { slugOf } from './slug.ts';

const ids = new Map<string, string>();

/** Articles share their tags: the address of each is made once. */
function idOf(tag: string): string {
  const id = ids.get(tag) ?? slugOf(tag);
  ids.set(tag, id);
  return id;
}

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
    id: idOf(original),
    name: names?.[index] ?? original,
  }));
}

/** The ids of an article's tags. */
export function tagIdsOf(article: Article): string[] {
  return article[defaultLocale].tags.map(idOf);
}

/**
 * The name of a tag as the newest article with it writes it; one that has its tags in the language
 * goes before those that are not translated.
 */
export function tagName(articles: readonly Article[], id: string, locale: Locale): string {
  const withTag = articles.filter((article) => tagIdsOf(article).includes(id));
  const article = withTag.find((each) => each[locale]?.tags) ?? withTag[0];
  return article ? (tagsOf(article, locale).find((each) => each.id === id)?.name ?? id) : id;
}
