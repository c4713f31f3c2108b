import type { Article } from '../../src/blog/article.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { articlePassages, openingPassage } from './article-passages.ts';

/** The share of the room that newest articles take as a whole; the rest is for openings of older ones. */
const wholeShare = 0.75;

/**
 * The newest articles whole, of older ones the openings, as far as the budget goes: what is found in the
 * knowledge must not grow with the blog for ever.
 *
 * @param articles newest first
 * @param room how large the passages may be in the knowledge, in bytes
 */
export function passagesWithinBudget(articles: readonly Article[], locale: Locale, room: number): Passage[] {
  let whole = room * wholeShare;
  let openings = room - whole;
  return articles.flatMap((article) => {
    // What no longer fits ends it: rendering hundreds of articles for nothing takes seconds.
    if (openings <= 0) return [];
    if (whole > 0) {
      const passages = articlePassages(article, locale);
      whole -= sizeOf(passages);
      if (whole >= 0) return passages;
    }
    const opening = openingPassage(article, locale);
    openings -= sizeOf(opening);
    return openings >= 0 ? opening : [];
  });
}

/** The size of something in the knowledge, in bytes. */
export function sizeOf(part: unknown): number {
  return Buffer.byteLength(JSON.stringify(part));
}
