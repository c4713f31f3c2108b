/** Warnings about articles: missing translations, leftover markdown, tags and images. */

import { join } from 'node:path';
import sharp from 'sharp';
import { type Article, articleFile, type ArticleText } from '../../content/articles/article.ts';
import type { SourceFile } from '../../content/articles/front-matter.ts';
import { slugOf } from '../../content/articles/localize.ts';
import type { BlogFiles } from '../../content/articles/read-articles.ts';
import type { ContentProblem } from '../../content/content-error.ts';
import { defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { bodyWarnings, slipsInText, slipWarnings } from './check-markdown.ts';
import { inFile, type Warning } from './check-texts.ts';

/**
 * Every warning about the texts of articles.
 *
 * @param texts the files that they were made of
 */
export function articleWarnings(
  articles: readonly Article[],
  texts: readonly SourceFile[],
): ContentProblem[] {
  return [
    ...articles.flatMap((article) =>
      locales.flatMap((locale) => inFile(fileOf(article, locale), fieldWarnings(article, locale))),
    ),
    ...texts.flatMap(bodyWarnings),
    ...tagWarnings(articles),
  ];
}

function fileOf({ id }: Article, locale: Locale): string {
  return `content/blog/${id}/${articleFile(locale)}`;
}

/** Warnings about the fields of an article in one language. */
export function fieldWarnings(article: Article, locale: Locale): Warning[] {
  const text: ArticleText = article[locale] ?? {};
  if (text.body === undefined) {
    return [{ field: '', message: 'has no text: the page shows the English one, and says so.' }];
  }
  return Object.entries(text).flatMap(([field, value]) =>
    field === 'body' ? [] : slipWarnings(field, slipsInText([value ?? []].flat().join('\n'))),
  );
}

/**
 * Tags of a language that differ in capitals, hyphens, blanks or a plural alone, so that readers find half of the
 * articles under each, or that share an address; named at the newer article.
 */
export function tagWarnings(articles: readonly Article[]): ContentProblem[] {
  return locales.flatMap((locale) => {
    const firstUses = new Map<string, { readonly tag: string; readonly file: string }>();
    return articles.toReversed().flatMap((article) =>
      (article[locale]?.tags ?? []).flatMap((tag): ContentProblem[] => {
        const file = fileOf(article, locale);
        const letters = slugOf(tag).replaceAll('-', '').replace(/s$/, '');
        const first = firstUses.get(letters) ?? { tag, file };
        firstUses.set(letters, first);
        const isOnePage = locale === defaultLocale && slugOf(tag) === slugOf(first.tag);
        const relation = isOnePage ? 'leads to the page of' : 'is';
        const message =
          file === first.file
            ? `“${tag}” ${relation} “${first.tag}” in the same list. Keep one.`
            : `“${tag}” ${relation} “${first.tag}” in ${first.file}. Write both alike${isOnePage ? ', or rename one' : ''}.`;
        return tag === first.tag ? [] : [{ file, field: 'tags', message }];
      }),
    );
  });
}

/** Files among the images of articles that are no images, which would stop the build without a remedy. */
export async function imageFileProblems({ images }: BlogFiles, folder: string): Promise<ContentProblem[]> {
  const problems = images.map(async (file): Promise<ContentProblem[]> => {
    // Some files begin well and are cut off: only decoding shows it.
    const pixel = sharp(join(folder, file)).resize(1).raw().toBuffer();
    const message = 'cannot be read as an image. Open it, and save it as jpg or png.';
    return pixel.then(
      () => [],
      () => [{ file, field: '', message }],
    );
  });
  return (await Promise.all(problems)).flat();
}
