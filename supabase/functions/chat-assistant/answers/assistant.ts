import type { AnswerProvider } from './answer-provider.ts';
import { siteAnswers } from './site-answers.ts';
import type { Completions } from '../model/chat-completions.ts';
import type { Knowledge } from '../knowledge.ts';
import { createLanguageChoice } from '../language/detect.ts';
import { modelAnswers } from '../model/model-answers.ts';

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
