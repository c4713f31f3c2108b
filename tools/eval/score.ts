import { z } from 'zod';
import type { FoundReply } from '../../supabase/functions/chat-assistant/answers/site-answers.ts';
import type { Knowledge, LanguageKnowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { normalised } from '../../supabase/functions/chat-assistant/language/words.ts';
import type { UntrainedKnowledge } from '../../supabase/functions/chat-assistant/training/train.ts';

const filledText = z.string().min(1);

const question = z.strictObject({
  locale: filledText,
  /** The language of the page on which the question is asked; used if the question does not reveal its language. */
  pageLocale: filledText.optional(),
  history: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: filledText })).default([]),
  message: filledText,
  /** Any of these is right: answer ids, addresses that an answer links to, or "none" for a refusal. */
  expect: z.array(filledText).min(1),
});

export type Question = z.infer<typeof question>;

/** Reads questions, one per line as JSON. @throws with the line that is wrong */
export function parseQuestions(file: string, lines: string): Question[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      try {
        return question.parse(JSON.parse(line));
      } catch (error) {
        const place = `${file}:${index + 1}`;
        throw new Error(`${place}: is not a valid question (see tools/eval/score.ts). ${error}`);
      }
    });
}

/** The verdicts on a reply; a verdict is undefined if it does not apply to the question. */
export interface Score {
  readonly right?: boolean;
  /** The reply is the answer, or contains its question, even as a suggestion. */
  readonly withinTap?: boolean;
  readonly refused?: boolean;
  readonly language: boolean;
  /** The reply answers another question without saying that it may be the wrong one. */
  readonly wrongAlone: boolean;
}

export function score({ locale, expect }: Question, reply: FoundReply, knowledge: Knowledge): Score {
  const languageKnowledge = knowledge[locale];
  if (!languageKnowledge) throw new Error(`The knowledge has no language "${locale}".`);
  const isInLanguage = reply.locale === locale;
  const ids = reply.answerIds.flatMap((id) => idsCountedAs(id, languageKnowledge));
  const isRefusal = ids.length === 0;
  const hasExpectedLink = expect.some((one) => reply.response.endsWith(`](${one})`));
  const isExpected =
    isInLanguage && (ids.some((id) => expect.includes(id)) || (!isRefusal && hasExpectedLink));
  const wrongAlone =
    !isRefusal && !isExpected && !reply.response.endsWith(languageKnowledge.standardReplies.alternatives);
  if (expect[0] === 'none') return { refused: isRefusal || isExpected, language: isInLanguage, wrongAlone };
  const shown = [reply.response, ...reply.suggestions];
  const isOffered = languageKnowledge.answers.some(
    ({ id, question: suggested }) =>
      suggested && expect.includes(id) && shown.some((text) => text.includes(suggested)),
  );
  return { right: isExpected, withinTap: isExpected || isOffered, language: isInLanguage, wrongAlone };
}

/** The ids that an answer counts as: an estimate also counts as the answers it replaces. */
function idsCountedAs(id: string, { answers, estimates }: LanguageKnowledge): readonly string[] {
  // For example "price-scope", which only looks like the estimate "price-small".
  if (answers.some((answer) => answer.id === id)) return [id, id.replace('company-', '')];
  const { priceAnswerIds, calculationAnswerIds } = estimates;
  return id === 'calculation' ? [id, ...priceAnswerIds, ...calculationAnswerIds] : [id, ...priceAnswerIds];
}

/** The knowledge without wordings that match one of these questions, ignoring capitals and punctuation. */
export function withoutWordings(
  knowledge: UntrainedKnowledge,
  messages: readonly string[],
): UntrainedKnowledge {
  const normalisedMessages = new Set(messages.map(normalised));
  const withoutMessages = (wordings: readonly string[]) =>
    wordings.filter((wording) => !normalisedMessages.has(normalised(wording)));
  const languages = Object.entries(knowledge).map(([locale, language]) => {
    // Small talk stays: its few words are matched exactly.
    const answers = language.answers.map((answer) =>
      answer.question === undefined
        ? answer
        : {
            ...answer,
            wordings: withoutMessages(answer.wordings),
            aspects: answer.aspects?.map(withoutMessages) ?? [],
          },
    );
    return [locale, { ...language, answers, outOfScope: language.outOfScope.map(withoutMessages) }];
  });
  return Object.fromEntries(languages);
}
