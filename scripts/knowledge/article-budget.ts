import type { Article } from '../../src/blog/article.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { articlePassages, openingPassage } from './article-passages.ts';

/** How many characters of articles a language may have: of articles as a whole, and of openings alone. */
export interface ArticleBudget {
  readonly whole: number;
  readonly openings: number;
}

/** A third of what the function may weigh. The sample's two articles take a fifth of it. */
const usual: ArticleBudget = { whole: 120_000, openings: 40_000 };

/**
 * The newest articles whole, of older ones the openings, as far as the budget goes: what is found in the
 * knowledge must not grow with the blog for ever.
 *
 * @param articles newest first
 */
export function passagesWithinBudget(
  articles: readonly Article[],
  locale: Locale,
  budget: ArticleBudget = usual,
): Passage[] {
  let { whole, openings } = budget;
  const sizeOf = (passages: readonly Passage[]) =>
    passages.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  return articles.flatMap((article) => {
    const passages = articlePassages(article, locale);
    whole -= sizeOf(passages);
    if (whole >= 0) return passages;
    const opening = openingPassage(article, locale);
    openings -= sizeOf(opening);
    return openings >= 0 ? opening : [];
  });
}
