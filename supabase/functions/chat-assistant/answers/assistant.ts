import { siteAnswers } from './site-answers.ts';
import type { Completions } from '../model/chat-completions.ts';
import type { Knowledge } from '../knowledge.ts';
import { createLanguageChoice } from '../language/detect.ts';
import { modelAnswers } from '../model/model-answers.ts';
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

export interface AssistantOptions {
  readonly knowledge: Knowledge;
  /** Asks a language model; absent where none is connected. */
  readonly complete?: Completions;
  /** Counts one more question to the model; false when it is one too many, and the site answers. */
  readonly mayAskModel?: () => Promise<boolean>;
  /** Takes a line about a model that does not answer. It never holds visitor text. */
  readonly log: (line: string) => void;
}

/** Puts the assistant together: the model answers, where there is one, and else the site's own texts. */
export function createAssistant(options: AssistantOptions): AnswerProvider {
  const { knowledge, complete, mayAskModel = () => Promise.resolve(true), log } = options;
  const languageOf = createLanguageChoice(knowledge);
  const site = siteAnswers(knowledge, languageOf);
  if (!complete) return site;
  return modelAnswers({ knowledge, languageOf, complete, mayAsk: mayAskModel, fallback: site, log });
}
