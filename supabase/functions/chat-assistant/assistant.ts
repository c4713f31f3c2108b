import type { AnswerProvider } from './answer-provider.ts';
import type { Knowledge } from './knowledge.ts';
import { createRetrieval } from './retrieval.ts';
import { siteAnswers } from './site-answers.ts';
import { smallTalkOf } from './small-talk.ts';

/**
 * Puts the assistant together: small talk gets its reply at once, everything else is answered from
 * the site.
 */
export function createAssistant(knowledge: Knowledge): AnswerProvider {
  const retrieve = createRetrieval(knowledge);
  const site = siteAnswers(knowledge, retrieve);
  return {
    answer(request) {
      const smallTalk = smallTalkOf(request.message, ['en', 'sv']);
      if (smallTalk) return Promise.resolve(knowledge.sentences[smallTalk.locale][smallTalk.kind]);
      return site.answer(request);
    },
  };
}
