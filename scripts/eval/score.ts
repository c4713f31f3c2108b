import type { Reply } from '../../supabase/functions/chat-assistant/answer-provider.ts';
import type { Knowledge } from '../../supabase/functions/chat-assistant/knowledge.ts';
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
}

/** Scores a reply of the site's own answers. */
export function score(question: Question, reply: Reply, knowledge: Knowledge): Score {
  const own = knowledge.languages[question.locale];
  if (!own) throw new Error(`The knowledge has no language "${question.locale}".`);
  const { unknown, unsure, alternatives } = own.sentences;
  const body = reply.response.replace(`\n\n${alternatives}`, '');
  const isRefusal = body === unknown || body === unsure;
  const answer = own.answers.find((one) => one.reply === body);
  const quoted = knowledge.passages.some(
    ({ locale, href }) => locale === question.locale && body.endsWith(`](${href})`),
  );
  const language = isRefusal || answer !== undefined || quoted;
  if (question.expect[0] === 'none') {
    const allowed = answer !== undefined && question.expect.includes(answer.id);
    return { refused: isRefusal || allowed, language };
  }
  const isQuoted = question.expect.some((one) => one.startsWith('/') && body.endsWith(`](${one})`));
  const right = isQuoted || (answer !== undefined && question.expect.includes(answer.id));
  const suggested = own.answers.filter((one) => one.question && reply.suggestions.includes(one.question));
  const withinTap = right || suggested.some(({ id }) => question.expect.includes(id));
  return { right, withinTap, language };
}
