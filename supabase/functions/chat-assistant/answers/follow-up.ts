/** Messages that depend on earlier messages: "And how much is that?", "At weekends too?", "No, I meant the chat". */

import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Locale } from '../knowledge.ts';
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
import { isSmallTalk, type QuestionType, type Recogniser } from './recogniser.ts';
import {
  answerIn,
  composeReply,
  type Context,
  hasAnswerWords,
  type MessageInContext,
  replyOf,
  type SiteReply,
  withAlternatives,
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
  const earlierMessages = questions.filter(hasSubject).toReversed();
  const previousQuestion = earlierMessages[0] ?? questions.at(-1);
  if (previousQuestion === undefined) return undefined;
  const lastReply = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const previousRanking = rank(previousQuestion);
  const likely = previousRanking.oddsOfFirst >= likelyOdds ? previousRanking.answers[0] : undefined;
  const previousAnswer = answerIn(lastReply, answers) ?? likely;
  return { earlierMessages, previousQuestion, previousRanking, lastReply, previousAnswer };
}

/**
 * The reply to a correction, to a message about a sentence of the previous answer, or to one without a subject.
 *
 * @returns undefined for a message that can be understood on its own
 */
export function replyToFollowUp(followUp: FollowUp): SiteReply | undefined {
  const { recogniser, message, rankingAlone, context } = followUp;
  const correction = recogniser.correctionIn(message);
  if (correction) {
    const corrected = { ...followUp, message: correction };
    return composeReply(corrected, rankCorrection(corrected));
  }
  const hasSubject = recogniser.hasSubject(message);
  const isClear = !hasSubject && rankingAlone.oddsOfFirst >= clearOdds && !recogniser.hasPronoun(message);
  if (wordsOf(message).length === 0 || isClear) return undefined;
  const sentences = replyWithSentences(followUp);
  if (sentences) return sentences;
  // "What can it do?" is also a question on its own.
  const isQuestion = recogniser.exactAnswer(message) !== undefined;
  const isOfPrevious = context.previousAnswer && recogniser.questionTypeOf(message)?.isAnsweredBy;
  if (hasSubject || (isQuestion && !isOfPrevious)) return undefined;
  return composeReply(followUp, rankWithoutSubject(followUp));
}

/** The ranking of a message together with earlier messages ("At weekends too?"), unless the message is clear on its own. */
export function rankInContext(followUp: FollowUp): Ranking {
  const { recogniser, message, rankingAlone, context } = followUp;
  if (rankingAlone.oddsOfFirst >= certainOdds) return rankingAlone;
  const together = rankTogether(followUp, contextWeights.withSubject);
  const [first] = together.answers;
  if (!first || !context.lastReply.includes(first.reply)) return withConversationBonus(together);
  // "Then tell me a joke" changes the subject.
  if (rankingAlone.isOutOfScope && recogniser.hasSubject(message)) return rankingAlone;
  if (recogniser.hasPronoun(message) && rankingAlone.oddsInScope < likelyOdds)
    return fromContext(first, together);
  // The reply then repeats the last answer and offers the nearest questions.
  const isUnclear = rankingAlone.oddsOfFirst < 0 && rankingAlone.oddsInScope > onSubjectOdds;
  if (isUnclear) return withFirst(rankingAlone, first, { oddsInScope: likelyOdds, oddsOfFirst: 0 });
  return withConversationBonus(rankingAlone);
}

const withConversationBonus = (ranking: Ranking): Ranking => ({
  ...ranking,
  oddsInScope: ranking.oddsInScope + conversationBonus,
});

/** Ranks the words of a message together with those of earlier messages. */
function rankTogether(
  { recogniser, message, context }: FollowUp,
  weight: { readonly question: number; readonly title: number },
): Ranking {
  const { classify, locale } = recogniser;
  const { previousQuestion, previousAnswer } = context;
  const title = previousAnswer?.question ?? previousQuestion;
  const weighted = (text: string, by: number) =>
    [...featuresOf(text, locale)].map(([feature, base]) => [feature, base * by] as const);
  const features = [...weighted(previousQuestion, weight.question), ...weighted(title, weight.title)];
  return classify(new Map([...features, ...featuresOf(message, locale)]));
}

/** Omits the answer that the visitor has just rejected. */
function rankCorrection(corrected: FollowUp): Ranking {
  const ranking = rankTogether(corrected, contextWeights.correction);
  const { previousAnswer } = corrected.context;
  return { ...ranking, answers: ranking.answers.filter((answer) => answer !== previousAnswer) };
}

/**
 * If the message asks for a price, a time and so on, puts first the likeliest answer that states it. Otherwise puts the
 * previous answer first.
 */
function rankWithoutSubject(followUp: FollowUp): Ranking {
  const { recogniser, message, context } = followUp;
  const { previousAnswer } = context;
  const together = rankTogether(followUp, contextWeights.withoutSubject);
  const ranking = { ...together, answers: together.answers.filter((answer) => !isSmallTalk(answer)) };
  const asksForMore = !recogniser.questionTypeOf(message)?.isAnsweredBy;
  if (asksForMore && previousAnswer) return fromContext(previousAnswer, ranking);
  const first = ranking.answers.slice(0, maxCandidates).find((answer) => hasAnswerWords(followUp, answer));
  if (!first) return { ...ranking, answers: [] };
  // A new subject, such as the price of an agent after a question about the academy.
  const isUnrelated = first !== previousAnswer && ranking.oddsOfFirst < unrelatedOdds;
  return withFirst(ranking, first, {
    ...(isUnrelated && { oddsInScope: 0 }),
    // The ranking's odds are those of another answer.
    ...(first !== ranking.answers[0] && { oddsOfFirst: 0 }),
  });
}

/** Puts an answer first; these changes replace the odds of the answer that was first. */
function withFirst(ranking: Ranking, first: Answer, changes: Partial<Ranking>): Ranking {
  const others = ranking.answers.filter((answer) => answer !== first);
  return { ...ranking, ...changes, answers: [first, ...others] };
}

/** A ranking whose first answer is used whatever its odds. */
function fromContext(first: Answer, ranking: Ranking): Ranking {
  return withFirst(ranking, first, { isFromContext: true, isOutOfScope: false, oddsInScope: likelyOdds });
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
  const sentences = matchSentences(text, subjects, questionType, recogniser.locale);
  if (!subjects.every((subject) => sentences.some(({ about }) => about.includes(subject)))) return undefined;
  const isExact = subjects.length > 0 && recogniser.exactAnswer(message) !== undefined;
  const isCertain = isExact || rankingAlone.oddsOfFirst >= certainOdds;
  const matching = sentences.filter(({ about, isAnswer }) => {
    if (!isAnswer) return false;
    // A message that is certain on its own must be matched in full.
    if (isCertain) return questionType !== undefined && about.length === subjects.length;
    return subjects.length === 0 || about.length > 0;
  });
  if (matching.length === 0) return undefined;
  const reply = [matching.map(({ sentence }) => sentence).join(' '), ...links].join('\n\n');
  const answers = [{ id: previousAnswer.id, reply }];
  const wasSure = !lastReply.includes(recogniser.standardReplies.alternatives);
  if (isCertain || (subjects.length === 0 && wasSure)) return replyOf(answers);
  return withAlternatives(recogniser, answers, rankingAlone.answers);
}

/** The sentences of an answer, with the subjects in each and whether it answers the type of question. */
function matchSentences(
  text: string,
  subjects: readonly string[],
  questionType: QuestionType | undefined,
  locale: Locale,
) {
  return sentencesOf(text).map((sentence) => {
    // An address such as founders@… is not about founders.
    const words = sentence.replace(/\S+@\S+/g, '');
    const stems = stemsOf([words], locale);
    const about = subjects.filter((subject) => stems.includes(subject));
    return { sentence, about, isAnswer: questionType?.isAnsweredBy?.(words) ?? true };
  });
}
