import { type Article, articleFile } from '../../src/blog/article.ts';
import { slugOf } from '../../src/blog/slug.ts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';

/** A tag as an article writes it in a language. */
interface Use {
  readonly tag: string;
  /** What it translates: the tag in the same place of the default language. */
  readonly original: string;
  readonly file: string;
}

/**
 * Tags of a language that differ in spelling alone: readers would find half of the articles under each. And tags
 * with two translations: their page is one, and can have one name only.
 */
export function tagWarnings(articles: readonly Article[]): ContentProblem[] {
  const spellings = locales.flatMap((locale) =>
    withFirst(usesOf(articles, locale), spellingOf)
      .filter(([{ tag }, first]) => tag !== first.tag)
      .map(([{ tag, file }, first]) =>
        told(file, `“${tag}” is “${first.tag}” in ${first.file}. Write both alike.`),
      ),
  );
  const translations = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      withFirst(usesOf(articles, locale), ({ original }) => slugOf(original))
        .filter(([{ tag }, first]) => slugOf(tag) !== slugOf(first.tag))
        .map(([{ tag, original, file }, first]) =>
          told(
            file,
            `“${original}” is “${tag}” here and “${first.tag}” in ${first.file}. Write one of them in both, in the order of the English tags.`,
          ),
        ),
    );
  return [...spellings, ...translations];
}

function usesOf(articles: readonly Article[], locale: Locale): Use[] {
  return articles.flatMap((article) =>
    (article[locale]?.tags ?? []).map((tag, index) => ({
      tag,
      original: article[defaultLocale].tags[index] ?? '',
      file: `content/blog/${article.id}/${articleFile(locale)}`,
    })),
  );
}

/** Alike for tags that differ in capitals, hyphens, blanks or a plural only. */
function spellingOf({ tag }: Use): string {
  return slugOf(tag).replaceAll('-', '').replace(/s$/, '');
}

/** Each use with the first one of the same key. */
function withFirst(uses: readonly Use[], keyOf: (use: Use) => string): [Use, Use][] {
  const known = new Map<string, Use>();
  return uses.map((use) => {
    const first = known.get(keyOf(use)) ?? use;
    known.set(keyOf(use), first);
    return [use, first];
  });
}

function told(file: string, message: string): ContentProblem {
  return { file, field: 'tags', message };
}
