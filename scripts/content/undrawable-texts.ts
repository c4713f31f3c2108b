import { type Article, articleFile } from '../../src/blog/article.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';
import { textWidth } from '../../src/social/fonts.ts';

/** Titles and authors that hold what the font of the social images lacks: their images stop the build. */
export function undrawableTexts(articles: readonly Article[]): ContentProblem[] {
  return articles.flatMap((article) =>
    locales.flatMap((locale) => {
      const file = `content/blog/${article.id}/${articleFile(locale)}`;
      const texts = {
        title: article[locale]?.title ?? '',
        author: locale === defaultLocale ? article.author : '',
      };
      return Object.entries(texts).flatMap(([field, text]): ContentProblem[] => {
        const reason = whyUndrawable(text);
        return reason ? [{ file, field, message: `cannot be drawn in the social image: ${reason}` }] : [];
      });
    }),
  );
}

function whyUndrawable(text: string): string | undefined {
  try {
    textWidth(text, { weight: 700, size: 1, tracking: 0 });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
