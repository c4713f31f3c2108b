import type { ChatRequest } from './chat-request.ts';
import type { Locale, Passage } from './knowledge.ts';
import { createLanguageDetector } from './language.ts';

/** Chooses the language of an answer. */
export type LanguageChoice = (request: ChatRequest, page?: Locale) => Locale;

/**
 * Makes the choice of language: that of the question; when it shows none, that of the latest
 * question that does; when there is none either, that of the page, and else English.
 */
export function createLanguageChoice(passages: readonly Passage[]): LanguageChoice {
  const detect = createLanguageDetector(passages);
  return ({ message, messages }, page = 'en') => {
    const earlier = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    for (const text of [message, ...earlier.toReversed()]) {
      const locale = detect(text);
      if (locale) return locale;
    }
    return page;
  };
}
