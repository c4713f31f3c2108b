import type { ChatRequest } from '../http/chat-request.ts';
import type { Knowledge, Locale } from '../knowledge.ts';
import { createLanguageDetector } from './detect.ts';

/** Chooses the language of an answer. */
export type LanguageChoice = (request: ChatRequest, page?: string) => Locale;

/**
 * Makes the choice of language: that of the question; when it shows none, that of the latest question
 * that does; when there is none either, that of the page, and else the likeliest or the site's default.
 */
export function createLanguageChoice(knowledge: Knowledge): LanguageChoice {
  const detect = createLanguageDetector(knowledge);
  const [fallback = ''] = knowledge.locales;
  return ({ message, messages }, page) => {
    const earlier = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    for (const text of [message, ...earlier.toReversed()]) {
      const locale = detect(text);
      if (locale !== undefined) return locale;
    }
    // Of letters without sense even a little is more than nothing.
    return knowledge.locales.find((locale) => locale === page) ?? detect(message, true) ?? fallback;
  };
}
