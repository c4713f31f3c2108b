import type { ChatRequest } from './chat-request.ts';
import type { Locale } from './knowledge.ts';

/** Where answers come from: the site's own texts, or a language model. */
export interface AnswerProvider {
  /**
   * Answers a visitor.
   *
   * @param page the language of the page that they are on, for when they show none themselves
   * @returns the reply in markdown, in the visitor's language; links within the site begin with /
   * @throws when no answer can be made; the caller says no more than that
   */
  answer(request: ChatRequest, page?: Locale): Promise<string>;
}
