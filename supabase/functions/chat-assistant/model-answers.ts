import type { AnswerProvider } from './answer-provider.ts';
import { ModelError, type ModelMessage } from './chat-completions.ts';
import { describeError } from './describe-error.ts';
import type { Knowledge } from './knowledge.ts';
import { checkReply } from './model-reply.ts';
import { messagesFor, rules } from './prompt.ts';
import type { Retrieve } from './retrieval.ts';

export interface ModelAnswersOptions {
  readonly knowledge: Knowledge;
  readonly retrieve: Retrieve;
  /** Asks the model; throws when it gives no reply. */
  readonly complete: (messages: readonly ModelMessage[]) => Promise<string>;
  /** Counts one more question to the model; false when it is one too many. */
  readonly mayAsk: () => Promise<boolean>;
  /** Answers in the model's place. */
  readonly fallback: AnswerProvider;
  /** Takes a line about why the model did not answer. It never holds visitor text. */
  readonly log: (line: string) => void;
}

/** Answers with a language model that is given the site's passages; without it when it fails or was asked too often. */
export function modelAnswers(options: ModelAnswersOptions): AnswerProvider {
  const { knowledge, retrieve, complete, mayAsk, fallback, log } = options;
  const hrefs = new Set(knowledge.passages.flatMap(({ href }) => [href, href.split('#')[0] ?? href]));

  return {
    async answer(request, page) {
      try {
        if (!(await mayAsk())) return await fallback.answer(request, page);
        const { locale, hits } = retrieve(request, page);
        const { unknown } = knowledge.sentences[locale];
        const ruleText = rules(locale, unknown);
        const passages = hits.map(({ passage }) => passage);
        const reply = await complete(messagesFor(request, ruleText, passages));
        const checked = checkReply(reply, { hrefs, rules: ruleText, allowed: unknown });
        if (checked !== undefined) return checked;
        log('chat-assistant: the model’s reply was empty or repeated its instructions');
      } catch (error) {
        log(`chat-assistant: ${error instanceof ModelError ? error.message : describeError(error)}`);
      }
      return fallback.answer(request, page);
    },
  };
}
