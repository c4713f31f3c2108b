import { type Article, articleFile } from '../../collections/articles/article.ts';
import { slugOf } from '../../collections/articles/localize.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { ContentProblem } from '../../collections/content-error.ts';

/** A tag as an article writes it in a language. */
interface Use {
  readonly tag: string;
  /** What it translates: the tag in the same place of the default language. */
  readonly original: string;
  readonly file: string;
}

/**
 * What articles have in common by mistake, told at the newer one: a title; tags of a language that differ in spelling
 * alone, so that readers find half of the articles under each; and tags with two translations, since their page can
 * have one name only.
 *
 * @param articles newest first
 */
export function twinWarnings(articles: readonly Article[]): ContentProblem[] {
  const oldestFirst = articles.toReversed();
  return locales.flatMap((locale) => {
    const uses = usesOf(oldestFirst, locale);
    return [
      ...titleTwins(oldestFirst, locale),
      ...spellingTwins(uses),
      ...(locale === defaultLocale ? [] : translationTwins(uses)),
    ];
  });
}

function titleTwins(articles: readonly Article[], locale: Locale): ContentProblem[] {
  const titles = articles.flatMap((article) => {
    const title = article[locale]?.title;
    return title === undefined ? [] : [{ title, file: fileOf(article, locale) }];
  });
  return withFirst(titles, ({ title }) => title.toLowerCase())
    .filter(([own, first]) => own !== first)
    .map(([{ file }, first]) => ({
      file,
      field: 'title',
      message: `is the title of ${first.file} too. Change one.`,
    }));
}

function spellingTwins(uses: readonly Use[]): ContentProblem[] {
  return withFirst(uses, spellingOf)
    .filter(([{ tag }, first]) => tag !== first.tag)
    .map(([{ tag, file }, first]) =>
      told(file, `“${tag}” is “${first.tag}” in ${first.file}. Write both alike.`),
    );
}

function translationTwins(uses: readonly Use[]): ContentProblem[] {
  return withFirst(uses, ({ original }) => slugOf(original))
    .filter(([{ tag }, first]) => slugOf(tag) !== slugOf(first.tag))
    .map(([{ tag, original, file }, first]) =>
      told(
        file,
        `“${original}” is “${tag}” here and “${first.tag}” in ${first.file}. Write one of them in both, in the order of the English tags.`,
      ),
    );
}

function fileOf({ id }: Article, locale: Locale): string {
  return `content/blog/${id}/${articleFile(locale)}`;
}

function usesOf(articles: readonly Article[], locale: Locale): Use[] {
  return articles.flatMap((article) =>
    (article[locale]?.tags ?? []).map((tag, index) => ({
      tag,
      original: article[defaultLocale].tags[index] ?? '',
      file: fileOf(article, locale),
    })),
  );
}

/** Alike for tags that differ in capitals, hyphens, blanks or a plural only. */
function spellingOf({ tag }: Use): string {
  return slugOf(tag).replaceAll('-', '').replace(/s$/, '');
}

/** Each use with the first one of the same key. */
function withFirst<Use>(uses: readonly Use[], keyOf: (use: Use) => string): [Use, Use][] {
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
