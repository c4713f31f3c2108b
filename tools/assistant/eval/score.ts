import type { Reply } from '../../../supabase/functions/chat-assistant/answers/assistant.ts';
import type { Knowledge, Language } from '../../../supabase/functions/chat-assistant/knowledge.ts';
import type { Question } from './questions.ts';

/** What was right about a reply; undefined where the question asks for no such thing. */
export interface Score {
  /** The reply is the answer. */
  readonly right?: boolean;
  /** The reply is the answer, or a question beside it has it. */
  readonly withinTap?: boolean;
  /** The reply says that the site has no answer. */
  readonly refused?: boolean;
  readonly language: boolean;
  /** The reply is an answer to another question, and offers nothing beside it. */
  readonly wrongAlone: boolean;
}

/** Scores a reply of the site's own answers. */
export function score({ locale, expect }: Question, reply: Reply, knowledge: Knowledge): Score {
  const own = knowledge.languages[locale];
  if (!own) throw new Error(`The knowledge has no language "${locale}".`);
  const { unknown, unsure, alternatives } = own.sentences;
  const body = reply.response.replace(`\n\n${alternatives}`, '');
  const isRefusal = body === unknown || body === unsure;
  const ids = idsOf(own, body);
  const language = isRefusal || ids.length > 0;
  const isExpected =
    ids.some((id) => expect.includes(id)) || (language && expect.some((one) => body.endsWith(`](${one})`)));
  const wrongAlone = !isRefusal && !isExpected && reply.suggestions.length === 0;
  if (expect[0] === 'none') return { refused: isRefusal || isExpected, language, wrongAlone };
  const suggested = own.answers.filter((one) => one.question && reply.suggestions.includes(one.question));
  const withinTap = isExpected || suggested.some(({ id }) => expect.includes(id));
  return { right: isExpected, withinTap, language, wrongAlone };
}

/** The answer that a reply is; an estimate also counts as the answers that it takes the place of. */
function idsOf({ answers, estimates }: Language, body: string): string[] {
  const answer = answers.find(({ reply }) => reply === body);
  if (answer) return [answer.id, answer.id.replace('company-', '')];
  if (!estimates) return [];
  const { sizes, outside, priceAnswers, calculationAnswers, verdicts } = estimates;
  const size = sizes.find(({ price }) => price.reply === body);
  if (size || body === outside) return [size?.price.id ?? 'price-outside', ...priceAnswers];
  // What stands before the first slot, and after the last.
  const isVerdict = Object.values(verdicts).some((verdict) => {
    const [start = '', ...rest] = verdict.split(/\{\w+\}/);
    return body.startsWith(start) && body.endsWith(rest.at(-1) ?? '');
  });
  return isVerdict ? ['calculation', ...priceAnswers, ...calculationAnswers] : [];
}
