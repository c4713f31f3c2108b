import type { Answer, LanguageKnowledge } from '../knowledge.ts';
import { certainOdds, doubtfulOdds, likelyOdds, possibleOdds } from '../thresholds.ts';
import type { Ranking } from './classifier.ts';
import type { Estimate } from './estimates.ts';
import { isSmallTalk, type Recogniser } from './recogniser.ts';

/** The reply to the visitor. */
export interface Reply {
  /** Markdown in the visitor's language; links within the site start with /. */
  readonly response: string;
  readonly suggestions: readonly string[];
}

/** A reply from the site's own texts: every way of answering a message produces one. */
export interface SiteReply extends Reply {
  /** The ids of its answers; empty if the site has no answer. */
  readonly answerIds: readonly string[];
  /** Present if the reply was worked out for the size of a company. */
  readonly estimate?: Estimate;
}

/** The conversation before a message. */
export interface Context {
  /** The visitor's messages that have a subject, newest first. */
  readonly earlierMessages: readonly string[];
  /** The newest of these messages, or the visitor's last message if none has a subject. */
  readonly previousQuestion: string;
  readonly previousRanking: Ranking;
  /** The assistant's last message; empty if there is none. */
  readonly lastReply: string;
  /** The answer in `lastReply`, or the likely answer to `previousQuestion`. */
  readonly previousAnswer?: Answer | undefined;
}

/** A message and the conversation that it may refer to. */
export interface MessageInContext {
  readonly recogniser: Recogniser;
  readonly message: string;
  /** The ranking of the message without its context. */
  readonly rankingAlone: Ranking;
  /** Undefined if nothing was asked before. */
  readonly context: Context | undefined;
}

type AnswerText = Pick<Answer, 'id' | 'reply'>;

/** The maximum number of questions suggested with an uncertain answer, or without an answer. */
const maxSuggestions = 3;

/** The same after a clear answer. */
const maxRelatedSuggestions = 2;

/** Under an uncertain answer, this many of the next likeliest questions come before the related questions. */
const maxNearest = 2;

/**
 * The maximum number of answers in one reply. An answer to one part of a message is near the whole message if it is among
 * this many likeliest answers to it.
 */
const maxAnswers = 3;

/** A reply of answers that need no alternatives. */
export function replyOf(answers: readonly AnswerText[]): SiteReply {
  const response = answers.map(({ reply }) => reply).join('\n\n');
  return { response, suggestions: [], answerIds: answers.map(({ id }) => id) };
}

/**
 * Adds to a clear answer the questions that visitors ask next.
 *
 * @param messages the conversation, whose answers are not suggested again
 */
export function withRelatedSuggestions(
  reply: SiteReply,
  answers: readonly Answer[],
  messages: readonly { readonly content: string }[],
): SiteReply {
  if (reply.suggestions.length > 0) return reply;
  const answer = answers.find(({ id }) => id === reply.answerIds.at(-1));
  const shownTexts = [...messages.map(({ content }) => content), reply.response];
  const related = answer ? relatedTo(answer, answers) : [];
  const unseen = related.filter((other) => !shownTexts.some((text) => text.includes(other.reply)));
  return { ...reply, suggestions: suggestionsFrom(unseen).slice(0, maxRelatedSuggestions) };
}

/** The answers related to an answer. */
function relatedTo({ related = [] }: Answer, answers: readonly Answer[]): Answer[] {
  return related.flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
}

/** An answer that may be wrong, followed by other questions. */
export function withAlternatives(
  { standardReplies }: LanguageKnowledge,
  found: readonly AnswerText[],
  others: readonly Answer[],
): SiteReply {
  const reply = replyOf(found);
  const suggestions = suggestionsFrom(others.filter(({ id }) => !reply.answerIds.includes(id)));
  if (suggestions.length === 0) return reply;
  return { ...reply, response: `${reply.response}\n\n${standardReplies.alternatives}`, suggestions };
}

/** Says that the site has no answer. */
export function noAnswerReply({ standardReplies }: LanguageKnowledge): SiteReply {
  return { response: standardReplies.unknown, suggestions: [], answerIds: [] };
}

/** The reply for a ranking: one or more answers, with or without suggested questions, or none. */
export function composeReply(messageInContext: MessageInContext, ranking: Ranking): SiteReply {
  const { recogniser, message } = messageInContext;
  const [first] = ranking.answers;
  const none = noAnswerReply(recogniser);
  if (!first) return none;
  const parts = recogniser.messagePartsOf(message);
  // A single part is the message itself.
  const partRankings = parts.length > 1 ? parts.map(recogniser.rank) : [];
  const [answer, ...others] = answersAskedFor(partRankings, ranking);
  if (answer && others.length > 0)
    return severalAnswersReply(recogniser, ranking, partRankings, [answer, ...others]);
  if (answer) return oneAnswerReply(messageInContext, ranking, answer);
  // "thx bye" is small talk of some kind, but a question or a longer message is not.
  if (isSmallTalk(first) && !ranking.isOutOfScope && recogniser.isOnlySmallTalk(message))
    return replyOf([first]);
  // If the message is certainly out of scope, suggestions would not fit.
  const isNear = ranking.oddsInScope > -likelyOdds;
  if (ranking.isOutOfScope) return { ...none, suggestions: isNear ? suggestionsFrom(ranking.answers) : [] };
  return unsureReply(messageInContext, ranking, first);
}

/** The answers to the parts of a message, each under its question. */
function severalAnswersReply(
  recogniser: Recogniser,
  ranking: Ranking,
  partRankings: readonly Ranking[],
  answers: readonly Answer[],
): SiteReply {
  const found = answers.map(withHeading);
  if (partRankings.every(({ oddsOfFirst }) => oddsOfFirst >= likelyOdds)) return replyOf(found);
  return withAlternatives(recogniser, found, alternativesTo(recogniser, ranking, answers));
}

/** A certain answer alone, or an uncertain one under its question, with other questions to choose from. */
function oneAnswerReply(messageInContext: MessageInContext, ranking: Ranking, answer: Answer): SiteReply {
  const { recogniser, context } = messageInContext;
  const { isFromContext, oddsOfFirst } = ranking;
  const lastReply = context?.lastReply ?? '';
  const isNew = !lastReply.includes(answer.reply);
  if ((isFromContext || oddsOfFirst >= certainOdds) && isNew && hasAnswerWords(messageInContext, answer))
    return replyOf([answer]);
  const alternatives = alternativesTo(recogniser, ranking, [answer]);
  const isDoubtful = isFromContext || oddsOfFirst < (lastReply ? likelyOdds : doubtfulOdds);
  // The message may ask for the previous answer again, or for the next likeliest answer.
  const candidates = isDoubtful ? [answerIn(lastReply, recogniser.answers), ...alternatives] : [];
  const second = candidates.find((other) => other && other !== answer && !isSmallTalk(other));
  return withAlternatives(recogniser, [answer, ...(second ? [second] : [])].map(withHeading), alternatives);
}

/** The answers whose questions can be suggested: the next likeliest, then related answers, then all others. */
function alternativesTo(recogniser: Recogniser, ranking: Ranking, found: readonly Answer[]): Answer[] {
  const others = ranking.answers.filter((answer) => !found.includes(answer));
  const related = found.flatMap((answer) => relatedTo(answer, recogniser.answers));
  return [...others.slice(0, maxNearest), ...related, ...others];
}

/** The first answer in an assistant's message, excluding small talk. */
export function answerIn(message: string, answers: readonly Answer[]): Answer | undefined {
  const placeOf = ({ reply }: Answer): number => message.indexOf(reply);
  return answers
    .filter((answer) => !isSmallTalk(answer) && placeOf(answer) >= 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b))[0];
}

/** Says that no answer is clear, and adds a possible answer, the previous answer or a passage from the pages. */
function unsureReply(
  { recogniser, message, context }: MessageInContext,
  { answers: likeliest, oddsInScope }: Ranking,
  nearest: Answer,
): SiteReply {
  const { answers, standardReplies } = recogniser;
  const previous = answerIn(context?.lastReply ?? '', answers);
  const passage = previous ? undefined : recogniser.findPassage(message);
  const isPossible = oddsInScope >= possibleOdds && !isSmallTalk(nearest);
  const shown = isPossible ? nearest : previous;
  const { unsure } = standardReplies;
  const paragraphs = shown && !passage ? [unsure, withHeading(shown).reply] : [passage, unsure];
  const others = previous ? [previous, nearest, ...relatedTo(previous, answers)] : likeliest;
  const suggestions = suggestionsFrom(others.filter((answer) => answer !== shown));
  return { ...noAnswerReply(recogniser), response: paragraphs.filter(Boolean).join('\n\n'), suggestions };
}

/** Whether an answer states the price, the time and so on that a message asks for. */
export function hasAnswerWords(
  { recogniser, message }: MessageInContext,
  { question, reply }: Answer,
): boolean {
  return recogniser.questionTypeOf(message)?.isAnsweredBy?.(`${question} ${reply}`) ?? true;
}

/**
 * The answers that are asked for. "What does it cost? And how long does it take?" asks for several: the answers to its
 * parts, if they are near the whole message or certain. Otherwise the likeliest answer is asked for, or none if none is
 * likely.
 *
 * @param partRankings empty if there is only one part
 */
function answersAskedFor(partRankings: readonly Ranking[], ranking: Ranking): Answer[] {
  const { answers, oddsInScope } = ranking;
  const inParts = partRankings.flatMap((part) => {
    const [answer] = part.answers;
    if (!answer) return [];
    // An answer that is unlikely for the whole message must be certain for the part.
    const isNear =
      oddsInScope >= likelyOdds &&
      answers.indexOf(answer) < maxAnswers &&
      part.oddsInScope >= likelyOdds &&
      part.oddsOfFirst >= 0;
    return isNear || part.oddsOfFirst >= likelyOdds ? answer : [];
  });
  const several = [...new Set(inParts)].filter((answer) => !isSmallTalk(answer));
  if (several.length > 1 || oddsInScope < likelyOdds) return several.slice(0, maxAnswers);
  const [likeliest] = answers;
  return !likeliest || isSmallTalk(likeliest) ? [] : [likeliest];
}

/** Shows which question is answered, if that is uncertain or there are several. */
export function withHeading({ id, question, reply }: Answer): AnswerText {
  return { id, reply: question ? `**${question}**\n\n${reply}` : reply };
}

/** The first questions that can be suggested, without duplicates. */
export function suggestionsFrom(answers: readonly Answer[]): string[] {
  return [...new Set(answers.flatMap(({ question }) => question ?? []))].slice(0, maxSuggestions);
}
