import type { AnswerProvider } from './answer-provider.ts';
import type { ModelMessage } from './chat-completions.ts';
import type { Knowledge } from './knowledge.ts';
import { considered } from './considered.ts';
import { createLanguageChoice } from './language-choice.ts';
import { modelAnswers } from './model-answers.ts';
import { createRetrieval, type Retrieve } from './retrieval.ts';
import { siteAnswers } from './site-answers.ts';
import { smallTalkOf } from './small-talk.ts';

export interface AssistantOptions {
  readonly knowledge: Knowledge;
  /** Asks a language model; absent where none is connected. */
  readonly complete?: (messages: readonly ModelMessage[]) => Promise<string>;
  /** Counts one more question to the model; false when it is one too many, and the site answers. */
  readonly mayAskModel?: () => Promise<boolean>;
  /** Takes a line about a model that does not answer. It never holds visitor text. */
  readonly log: (line: string) => void;
}

/**
 * Puts the assistant together: small talk gets its reply at once; everything else is answered by
 * the model, where there is one, and else from the site's own sentences.
 */
export function createAssistant(options: AssistantOptions): AnswerProvider {
  const { knowledge, complete, mayAskModel = () => Promise.resolve(true), log } = options;
  const languageOf = createLanguageChoice(knowledge.passages);
  const retrieveAll = createRetrieval(knowledge, languageOf);
  const retrieve: Retrieve = (request, page) => retrieveAll(considered(request), page);
  const site = siteAnswers(knowledge, retrieve);
  const provider = complete
    ? modelAnswers({ knowledge, retrieve, complete, mayAsk: mayAskModel, fallback: site, log })
    : site;
  return {
    answer(request, page) {
      const locales =
        languageOf(considered(request), page) === 'sv' ? (['sv', 'en'] as const) : (['en', 'sv'] as const);
      const smallTalk = smallTalkOf(request.message, locales);
      if (smallTalk) return Promise.resolve(knowledge.sentences[smallTalk.locale][smallTalk.kind]);
      return provider.answer(request, page);
    },
  };
}
