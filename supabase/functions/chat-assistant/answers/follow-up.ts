/** Messages that depend on earlier messages: "And how much is that?", "At weekends too?", "No, I meant the chat". */

import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer } from '../knowledge.ts';
import { featuresOf, sentencesOf, stemsOf, wordsOf } from '../language/words.ts';
import {
  certainOdds,
  clearOdds,
  contextWeights,
  conversationBonus,
  likelyOdds,
  maxCandidates,
  onSubjectOdds,
  unrelatedOdds,
} from '../thresholds.ts';
import type { Ranking } from './classifier.ts';
import { isSmallTalk, type Recogniser } from './recogniser.ts';
import {
  answerIn,
  type MessageInContext,
  composeReply,
  type Context,
  hasAnswerWords,
  type SiteReply,
  withAlternatives,
  replyOf,
} from './reply.ts';

type FollowUp = MessageInContext & { readonly context: Context };

/** @returns undefined if nothing was asked before */
export function contextOf(
  { answers, rank, hasSubject, exactAnswer }: Recogniser,
  messages: ChatRequest['messages'],
): Context | undefined {
  const questions = messages
    .filter(({ role, content }) => role === 'user' && !isSmallTalk(exactAnswer(content)))
    .map(({ content }) => content);
  const earlier = questions.filter(hasSubject).toReversed();
  const question = earlier[0] ?? questions.at(-1);
  if (question === undefined) return undefined;
  const lastReply = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const ranking = rank(question);
  const understood = ranking.oddsOfBest >= likelyOdds ? ranking.best[0] : undefined;
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
 * @returns undefined for a message that is understood without the ones before it
 */
export function replyToFollowUp(asked: FollowUp): SiteReply | undefined {
  const { recogniser, message, rankingAlone, context } = asked;
  const correction = recogniser.correctionIn(message);
  if (correction) {
    const corrected = { ...asked, message: correction };
    return composeReply(corrected, rankCorrection(corrected));
  }
  const hasSubject = recogniser.hasSubject(message);
  const isClear = !hasSubject && rankingAlone.oddsOfBest >= clearOdds && !recogniser.hasPronoun(message);
  if (wordsOf(message).length === 0 || isClear) return undefined;
  const sentences = replyWithSentences(asked);
  if (sentences) return sentences;
  // "What can it do?" is also a question without earlier messages.
  const isQuestion = recogniser.exactAnswer(message) !== undefined;
  const isOfPrevious = context.previousAnswer && recogniser.questionTypeOf(message)?.isAnsweredBy;
  if (hasSubject || (isQuestion && !isOfPrevious)) return undefined;
  return composeReply(asked, rankWithoutSubject(asked));
}

/** The ranking of a message together with earlier messages ("At weekends too?"), unless the message is clear without them. */
export function rankInContext(asked: FollowUp): Ranking {
  const { recogniser, message, rankingAlone, context } = asked;
  if (rankingAlone.oddsOfBest >= certainOdds) return rankingAlone;
  const together = rankTogether(asked, contextWeights.withSubject);
  const [first] = together.best;
  if (!first || !context.lastReply.includes(first.reply)) return withConversationBonus(together);
  // "Then tell me a joke" changes the subject.
  if (rankingAlone.isOutOfScope && recogniser.hasSubject(message)) return rankingAlone;
  if (recogniser.hasPronoun(message) && rankingAlone.oddsOfAnswer < likelyOdds)
    return fromContext(first, together);
  // Repeats the answer, followed by the nearest questions.
  const isUnclear = rankingAlone.oddsOfBest < 0 && rankingAlone.oddsOfAnswer > onSubjectOdds;
  if (isUnclear)
    return {
      ...rankingAlone,
      oddsOfAnswer: likelyOdds,
      oddsOfBest: 0,
      best: withFirst(first, rankingAlone.best),
    };
  return withConversationBonus(rankingAlone);
}

const withConversationBonus = (ranking: Ranking): Ranking => ({
  ...ranking,
  oddsOfAnswer: ranking.oddsOfAnswer + conversationBonus,
});

/** Ranks the words of a message together with those of earlier messages. */
function rankTogether(
  { recogniser, message, context }: FollowUp,
  weight: { readonly question: number; readonly title: number },
): Ranking {
  const { classify, locale } = recogniser;
  const { question, previousAnswer } = context;
  const title = previousAnswer?.question ?? question;
  const weighted = (text: string, by: number) =>
    [...featuresOf(text, locale)].map(([feature, base]) => [feature, base * by] as const);
  const features = [...weighted(question, weight.question), ...weighted(title, weight.title)];
  return classify(new Map([...features, ...featuresOf(message, locale)]));
}

/** Omits the answer that the visitor has just rejected. */
function rankCorrection(corrected: FollowUp): Ranking {
  const ranking = rankTogether(corrected, contextWeights.correction);
  const { previousAnswer } = corrected.context;
  return { ...ranking, best: ranking.best.filter((answer) => answer !== previousAnswer) };
}

/**
 * Puts first the likeliest answer that states the price, the time and so on; if the message asks for none of these,
 * the previous answer.
 */
function rankWithoutSubject(asked: FollowUp): Ranking {
  const { recogniser, message, context } = asked;
  const { previousAnswer } = context;
  const together = rankTogether(asked, contextWeights.withoutSubject);
  const ranking = { ...together, best: together.best.filter((answer) => !isSmallTalk(answer)) };
  const asksForMore = !recogniser.questionTypeOf(message)?.isAnsweredBy;
  if (asksForMore && previousAnswer) return fromContext(previousAnswer, ranking);
  const first = ranking.best.slice(0, maxCandidates).find((answer) => hasAnswerWords(asked, answer));
  if (!first) return { ...ranking, best: [] };
  // A new subject, such as the price of an agent after a question about the academy.
  const isUnrelated = first !== previousAnswer && ranking.oddsOfBest < unrelatedOdds;
  return {
    ...ranking,
    ...(isUnrelated && { oddsOfAnswer: 0 }),
    // These odds belong to the likeliest answer.
    ...(first !== ranking.best[0] && { oddsOfBest: 0 }),
    best: withFirst(first, ranking.best),
  };
}

function withFirst(first: Answer, others: readonly Answer[]): Answer[] {
  return [first, ...others.filter((answer) => answer !== first)];
}

/** A ranking whose first answer is used whatever its odds. */
function fromContext(first: Answer, ranking: Ranking): Ranking {
  return {
    ...ranking,
    isFromContext: true,
    isOutOfScope: false,
    oddsOfAnswer: likelyOdds,
    best: withFirst(first, ranking.best),
  };
}

/** Answers a short follow-up with the sentences of the previous answer that match it. */
function replyWithSentences({ recogniser, message, rankingAlone, context }: FollowUp): SiteReply | undefined {
  const { lastReply, previousAnswer } = context;
  // A number is not the subject of the sentence containing it.
  if (!previousAnswer || /\d/.test(message)) return undefined;
  const questionType = recogniser.questionTypeOf(message);
  const subjects = recogniser.subjectsIn(message);
  if (questionType ? !questionType.isAnsweredBy : subjects.length === 0) return undefined;

  const [text = '', ...links] = previousAnswer.reply.split(/\n\n(?=[^\n]*\]\([^\n]*$)/);
  const sentences = sentencesOf(text).map((sentence) => {
    // An address such as founders@… is not about founders.
    const words = sentence.replace(/\S+@\S+/g, '');
    const stems = stemsOf([words], recogniser.locale);
    const about = subjects.filter((subject) => stems.includes(subject));
    return { sentence, about, isAnswer: questionType?.isAnsweredBy?.(words) ?? true };
  });
  if (!subjects.every((subject) => sentences.some(({ about }) => about.includes(subject)))) return undefined;
  const isExact = subjects.length > 0 && recogniser.exactAnswer(message) !== undefined;
  const needsNoContext = isExact || rankingAlone.oddsOfBest >= certainOdds;
  const fitting = sentences.filter(({ about, isAnswer }) => {
    if (!isAnswer) return false;
    // A message that needs no context must be matched in full.
    if (needsNoContext) return questionType !== undefined && about.length === subjects.length;
    return subjects.length === 0 || about.length > 0;
  });
  if (fitting.length === 0) return undefined;
  const reply = [fitting.map(({ sentence }) => sentence).join(' '), ...links].join('\n\n');
  const said = [{ id: previousAnswer.id, reply }];
  const wasSure = !lastReply.includes(recogniser.sentences.alternatives);
  if (needsNoContext || (subjects.length === 0 && wasSure)) return replyOf(said);
  return withAlternatives(recogniser, said, rankingAlone.best);
}
