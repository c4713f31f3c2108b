import { type Article, articleFile } from '../../src/blog/article.ts';
import { slugOf } from '../../src/blog/slug.ts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';

/**
 * Tags of a language that differ in spelling alone: readers would find half of the articles under each. And tags
 * with two translations: their page is one, and can have one name only.
 */
export function tagWarnings(articles: readonly Article[]): ContentProblem[] {
  return [...spellings(articles), ...translations(articles)];
}

function spellings(articles: readonly Article[]): ContentProblem[] {
  return locales.flatMap((locale) => {
    const known = new Map<string, { readonly tag: string; readonly file: string }>();
    return articles.flatMap((article) => {
      const file = `content/blog/${article.id}/${articleFile(locale)}`;
      return tagsOf(article, locale).flatMap((tag): ContentProblem[] => {
        const key = slugOf(tag).replaceAll('-', '').replace(/s$/, '');
        const first = known.get(key) ?? { tag, file };
        known.set(key, first);
        if (first.tag === tag) return [];
        const message = `“${tag}” is “${first.tag}” in ${first.file}. Write both alike.`;
        return [{ file, field: 'tags', message }];
      });
    });
  });
}

function translations(articles: readonly Article[]): ContentProblem[] {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const known = new Map<string, { readonly tag: string; readonly file: string }>();
      return articles.flatMap((article) => {
        const file = `content/blog/${article.id}/${articleFile(locale)}`;
        return tagsOf(article, locale).flatMap((tag, index): ContentProblem[] => {
          const original = tagsOf(article, defaultLocale)[index] ?? '';
          const key = slugOf(original);
          const first = known.get(key) ?? { tag, file };
          known.set(key, first);
          if (slugOf(first.tag) === slugOf(tag)) return [];
          const message = `“${original}” is “${tag}” here and “${first.tag}” in ${first.file}. Write one of them in both, in the order of the English tags.`;
          return [{ file, field: 'tags', message }];
        });
      });
    });
}

function tagsOf(article: Article, locale: Locale): readonly string[] {
  return article[locale]?.tags ?? [];
}
