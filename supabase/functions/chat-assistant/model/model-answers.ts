import type { AnswerProvider } from '../answers/assistant.ts';
import { describeError } from '../http/errors.ts';
import type { Knowledge } from '../knowledge.ts';
import type { LanguageChoice } from '../language/detect.ts';
import { type Completions, ModelError } from './chat-completions.ts';
import { checkReply, finishedPart, lengthLimit, type ReplyCheck } from './model-reply.ts';
import { materialOf, messagesFor, rules } from './prompt.ts';

export interface ModelAnswersOptions {
  readonly knowledge: Knowledge;
  readonly languageOf: LanguageChoice;
  /** Asks the model; throws when it gives no reply. */
  readonly complete: Completions;
  /** Counts one more question to the model, however many requests it takes; false when it is one too many. */
  readonly mayAsk: () => Promise<boolean>;
  /** Answers in the model's place. */
  readonly fallback: AnswerProvider;
  /** Takes a line about why the model did not answer. It never holds visitor text. */
  readonly log: (line: string) => void;
}

/**
 * Answers with a language model that is given the site's texts; with the site's own answers when it fails
 * or was asked too often. The questions that they offer stand beside the model's reply too.
 */
export function modelAnswers(options: ModelAnswersOptions): AnswerProvider {
  const { knowledge, languageOf, complete, mayAsk, fallback, log } = options;
  const hrefs = linksOf(knowledge);

  return {
    async answer(request, page, { onText, signal } = {}) {
      const own = await fallback.answer(request, page);
      try {
        if (!(await mayAsk())) return own;
        onText?.('');
        const locale = languageOf(request, page);
        const language = knowledge.languages[locale];
        if (!language) throw new Error('The knowledge lacks one of its languages.');
        const { unknown } = language.sentences;
        const ruleText = rules(locale, unknown);
        const check = { hrefs, rules: ruleText, allowed: unknown };
        const reply = await complete(messagesFor(request, ruleText, materialOf(language)), {
          ...(onText && { onText: checkedParts(check, onText) }),
          ...(signal && { signal }),
        });
        const checked = checkReply(reply, check);
        // What the model does not find either may be near to a question that is answered.
        if (checked !== undefined) return { response: checked, suggestions: own.suggestions };
        log('chat-assistant: the model’s reply was empty or repeated its instructions');
      } catch (error) {
        if (!signal?.aborted)
          log(`chat-assistant: ${error instanceof ModelError ? error.message : describeError(error)}`);
      }
      return own;
    },
  };
}

/**
 * How far a reply of some length grows before it is looked at again, in characters. Each look reads all of it:
 * growing by a quarter, the looks together read five times the longest reply, whatever pieces it comes in.
 */
const growth = (length: number): number => 4 + length / 4;

/** Takes a reply as it is written and gives on its finished parts, checked as the whole will be. */
function checkedParts(check: ReplyCheck, onText: (text: string) => void): (text: string) => void {
  let looked = 0;
  let shown = '';
  return (text) => {
    if (looked >= lengthLimit || text.length < looked + growth(looked)) return;
    looked = text.length;
    const checked = checkReply(finishedPart(text.slice(0, lengthLimit)), check);
    if (checked === undefined || checked === shown) return;
    shown = checked;
    onText(checked);
  };
}

/** The addresses that the texts lead to within the site, and its own mail address: those a reply may link to. */
function linksOf({ languages }: Knowledge): ReadonlySet<string> {
  return new Set(
    Object.values(languages).flatMap(({ answers, passages }) => [
      ...passages.flatMap(({ href }) => [href, href.split('#')[0] ?? href]),
      ...answers.flatMap(({ reply }) =>
        Array.from(reply.matchAll(/\]\(((?:\/(?![/\\])|mailto:)[^\s()]+)\)/g), ([, href = '']) => href),
      ),
    ]),
  );
}
