/** Messages that need the ones before them: "And how much is that?", "At weekends too?", "No, I meant the chat". */

import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer } from '../knowledge.ts';
import { featuresOf, sentencesOf, stemsOf, wordsOf } from '../language/words.ts';
import {
  certain,
  clear,
  contextWeights,
  conversationBonus,
  likely,
  maxCandidates,
  onSubject,
  unrelated,
} from '../thresholds.ts';
import type { Ranking } from './classifier.ts';
import { isSmallTalk, type Recogniser } from './recogniser.ts';
import {
  answerIn,
  composeReply,
  hasAnswerWords,
  type SiteReply,
  withAlternatives,
  replyOf,
} from './reply.ts';

/** The conversation before a message. */
export interface Context {
  /** The visitor's messages that name a subject, newest first. */
  readonly earlier: readonly string[];
  /** The newest of them, or the visitor's last message if none names a subject. */
  readonly question: string;
  /** Of that message. */
  readonly ranking: Ranking;
  /** The assistant's last message; empty if there is none. */
  readonly lastReply: string;
  /** The answer in it, or the likely one to `question`. */
  readonly previousAnswer?: Answer | undefined;
}

/** @returns undefined where nothing was asked before */
export function contextOf(
  { answers, rank, namesSubject, exactAnswer }: Recogniser,
  messages: ChatRequest['messages'],
): Context | undefined {
  const questions = messages
    .filter(({ role, content }) => role === 'user' && !isSmallTalk(exactAnswer(content)))
    .map(({ content }) => content);
  const earlier = questions.filter(namesSubject).toReversed();
  const question = earlier[0] ?? questions.at(-1);
  if (question === undefined) return undefined;
  const lastReply = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const ranking = rank(question);
  const understood = ranking.right >= likely ? ranking.best[0] : undefined;
  return {
    earlier,
    question,
    ranking,
    lastReply,
    previousAnswer: answerIn(lastReply, answers) ?? understood,
  };
}

/**
 * The reply to a correction, to a message about a sentence of the last answer, or to one without a subject.
 *
 * @param alone the ranking of the message by itself
 * @returns undefined for a message that is understood without the ones before it
 */
export function replyToFollowUp(
  recogniser: Recogniser,
  message: string,
  alone: Ranking,
  context: Context,
): SiteReply | undefined {
  const { lastReply, previousAnswer } = context;
  const correction = recogniser.correctionIn(message);
  if (correction) {
    const ranking = rankCorrection(recogniser, correction, context);
    return composeReply(recogniser, ranking, correction, lastReply);
  }
  const namesSubject = recogniser.namesSubject(message);
  const isClear = !namesSubject && alone.right >= clear && !recogniser.hasPronoun(message);
  if (wordsOf(message).length === 0 || isClear) return undefined;
  const sentences = sentencesAskedFor(recogniser, message, alone, context);
  if (sentences) return sentences;
  // "What can it do?" is a question without the ones before it, too.
  const isQuestion = recogniser.exactAnswer(message) !== undefined;
  const isOfPrevious = previousAnswer && recogniser.questionTypeOf(message)?.isAnsweredBy;
  if (namesSubject || (isQuestion && !isOfPrevious)) return undefined;
  return composeReply(recogniser, rankWithoutSubject(recogniser, message, context), message, lastReply);
}

/**
 * The ranking of a message together with what was said before it ("At weekends too?"), unless it is certain by itself.
 *
 * @param alone the ranking of the message by itself
 */
export function rankInContext(
  recogniser: Recogniser,
  message: string,
  alone: Ranking,
  context: Context,
): Ranking {
  if (alone.right >= certain) return alone;
  const together = rankTogether(recogniser, message, context, contextWeights.withSubject);
  const [first] = together.best;
  if (!first || !context.lastReply.includes(first.reply)) return inConversation(together);
  // "Then tell me a joke" is about something else.
  if (alone.isOutOfScope && recogniser.namesSubject(message)) return alone;
  if (recogniser.hasPronoun(message) && alone.answerable < likely) return fromContext(first, together);
  // Repeats the answer, with the nearest questions under it.
  const isUnclear = alone.right < 0 && alone.answerable > onSubject;
  if (isUnclear) return { ...alone, answerable: likely, right: 0, best: withFirst(first, alone.best) };
  return inConversation(alone);
}

const inConversation = (ranking: Ranking): Ranking => ({
  ...ranking,
  answerable: ranking.answerable + conversationBonus,
});

/** Ranks the words of a message and of what was said before it. */
function rankTogether(
  { classify, locale }: Recogniser,
  message: string,
  { question, previousAnswer }: Context,
  weight: { readonly question: number; readonly title: number },
): Ranking {
  const title = previousAnswer?.question ?? question;
  const weighted = (text: string, by: number) =>
    [...featuresOf(text, locale)].map(([feature, base]) => [feature, base * by] as const);
  const features = [...weighted(question, weight.question), ...weighted(title, weight.title)];
  return classify(new Map([...features, ...featuresOf(message, locale)]));
}

/** Leaves out the answer that the visitor has just rejected. */
function rankCorrection(recogniser: Recogniser, correction: string, context: Context): Ranking {
  const ranking = rankTogether(recogniser, correction, context, contextWeights.correction);
  return { ...ranking, best: ranking.best.filter((answer) => answer !== context.previousAnswer) };
}

/** Puts first the likeliest answer with the price, the time or the like; if none is asked for, the previous answer. */
function rankWithoutSubject(recogniser: Recogniser, message: string, context: Context): Ranking {
  const { previousAnswer } = context;
  const together = rankTogether(recogniser, message, context, contextWeights.withoutSubject);
  const ranking = { ...together, best: together.best.filter((answer) => !isSmallTalk(answer)) };
  const asksForMore = !recogniser.questionTypeOf(message)?.isAnsweredBy;
  if (asksForMore && previousAnswer) return fromContext(previousAnswer, ranking);
  const first = ranking.best
    .slice(0, maxCandidates)
    .find((answer) => hasAnswerWords(recogniser, message, answer));
  if (!first) return { ...ranking, best: [] };
  // A new subject, such as the price of an agent after a question about the academy.
  const isUnrelated = first !== previousAnswer && ranking.right < unrelated;
  return {
    ...ranking,
    ...(isUnrelated && { answerable: 0 }),
    // These odds are those of the likeliest answer.
    ...(first !== ranking.best[0] && { right: 0 }),
    best: withFirst(first, ranking.best),
  };
}

function withFirst(first: Answer, others: readonly Answer[]): Answer[] {
  return [first, ...others.filter((answer) => answer !== first)];
}

/** A ranking whose first answer is given whatever its odds. */
function fromContext(first: Answer, ranking: Ranking): Ranking {
  return {
    ...ranking,
    isFromContext: true,
    isOutOfScope: false,
    answerable: likely,
    best: withFirst(first, ranking.best),
  };
}

/** The sentences of the previous answer that have all that a short message asks for. */
function sentencesAskedFor(
  recogniser: Recogniser,
  message: string,
  alone: Ranking,
  { lastReply, previousAnswer }: Context,
): SiteReply | undefined {
  const { locale } = recogniser;
  // A number is not the subject of a sentence that has it.
  if (!previousAnswer || /\d/.test(message)) return undefined;
  const questionType = recogniser.questionTypeOf(message);
  const subjects = recogniser.subjectsIn(message);
  if (questionType ? !questionType.isAnsweredBy : subjects.length === 0) return undefined;

  const [text = '', ...links] = previousAnswer.reply.split(/\n\n(?=[^\n]*\]\([^\n]*$)/);
  const sentences = sentencesOf(text).map((sentence) => {
    // An address such as founders@… is not about founders.
    const words = sentence.replace(/\S+@\S+/g, '');
    const stems = stemsOf([words], locale);
    const about = subjects.filter((subject) => stems.includes(subject));
    return { sentence, about, isAnswer: questionType?.isAnsweredBy?.(words) ?? true };
  });
  if (!subjects.every((subject) => sentences.some(({ about }) => about.includes(subject)))) return undefined;
  const isExact = subjects.length > 0 && recogniser.exactAnswer(message) !== undefined;
  const needsNoContext = isExact || alone.right >= certain;
  const fitting = sentences.filter(({ about, isAnswer }) => {
    if (!isAnswer) return false;
    // A message that needs no context must be met in full.
    if (needsNoContext) return questionType !== undefined && about.length === subjects.length;
    return subjects.length === 0 || about.length > 0;
  });
  if (fitting.length === 0) return undefined;
  const reply = [fitting.map(({ sentence }) => sentence).join(' '), ...links].join('\n\n');
  const said = [{ id: previousAnswer.id, reply }];
  const wasSure = !lastReply.includes(recogniser.sentences.alternatives);
  if (needsNoContext || (subjects.length === 0 && wasSure)) return replyOf(said);
  return withAlternatives(recogniser, said, alone.best);
}
