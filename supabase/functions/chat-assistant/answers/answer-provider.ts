import type { ChatRequest } from '../http/chat-request.ts';

/** What a visitor gets. */
export interface Reply {
  /** Markdown in the visitor's language; links within the site begin with /. */
  readonly response: string;
  /** Questions to offer beside it; each of them, asked as it stands, has an answer of its own. */
  readonly suggestions: readonly string[];
}

/** How an answer reaches the visitor. */
export interface AnswerOptions {
  /**
   * Takes the reply so far, fit to be shown, each time that it has grown; empty as soon as a language model is
   * asked. The site's own answers come whole.
   */
  readonly onText?: (text: string) => void;
  /** Aborted when the visitor has left: nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** Where answers come from: the site's own texts, or a language model. */
export interface AnswerProvider {
  /**
   * Answers a visitor.
   *
   * @param page the language of the page that they are on, for when they show none themselves
   * @throws when no answer can be made; the caller says no more than that
   */
  answer(request: ChatRequest, page?: string, options?: AnswerOptions): Promise<Reply>;
}
