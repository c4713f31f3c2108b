import { type Article, articleFile } from '../../src/blog/article.ts';
import { slugOf } from '../../src/blog/slug.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';

/** Tags of a language that differ in spelling alone: readers would find half of the articles under each. */
export function tagWarnings(articles: readonly Article[]): ContentProblem[] {
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

function tagsOf(article: Article, locale: Locale): readonly string[] {
  return article[locale]?.tags ?? [];
}
