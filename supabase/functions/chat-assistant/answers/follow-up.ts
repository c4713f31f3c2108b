/** Messages that need the ones before them: "And how much is that?", "At weekends too?", "No, I meant the chat". */

import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer } from '../knowledge.ts';
import { sentencesOf } from '../language/sentences.ts';
import { featuresOf, stemsOf, wordsOf } from '../language/words.ts';
import { certain, likely } from './classifier.ts';
import { isTalk, type Ranking, type Recogniser } from './recogniser.ts';
import {
  answerIn,
  composeReply,
  type Found,
  maxNearest,
  questionsOf,
  relatedTo,
  withAlternatives,
  withHeading,
  withoutSuggestions,
} from './reply.ts';

/** The conversation before a message. */
export interface Context {
  /** The visitor's messages that name a subject, newest first. */
  readonly earlier: readonly string[];
  /** The newest of them, or the visitor's last message if none names a subject. */
  readonly question: string;
  /** Of that message. */
  readonly ranking: Ranking;
  /** The assistant's last message. */
  readonly last: string;
  /** The answer that was given. */
  readonly given?: Answer | undefined;
}

/** Longer messages name their subject. */
const followUpWords = 8;
const isShort = (message: string): boolean => wordsOf(message).length <= followUpWords;

/** A message of so few words, such as "Forever?", goes on with the subject if it has no answer. Tuned with follow-ups. */
const fewestWords = 2;

/** Letters of a stem that may be a compound. */
const compoundLength = 10;

/**
 * How much the earlier question and the title of its answer weigh with a new message: `bare` if the message names no
 * subject, `short` if it may name one, `correction` if it corrects how the question was understood. Tuned with follow-ups.
 */
const weights = {
  bare: { question: 0.2, title: 0.4 },
  short: { question: 0.5, title: 0.3 },
  correction: { question: 0.5, title: 0 },
};

/** Below these log-odds of its best answer a message is about something else. Tuned with follow-ups, as the next two. */
const unrelated = -1.5;

/** Above these log-odds of having an answer a message is about the site's subject. */
const onSubject = 1.5;

/** Added to the log-odds of a message that follows others: it is likelier to have an answer. */
const conversationBonus = 1.3;

/**
 * From these log-odds of its best answer on, a message without a subject needs no context ("Can we keep our number?"),
 * unless it has a word such as "it".
 */
const clear = 5;

/** How many of the likeliest answers are searched for one that tells what is asked. */
const maxCandidates = 8;

/** @returns undefined where nothing was asked before */
export function contextOf(
  { answers, rank, isBare, exact }: Recogniser,
  messages: ChatRequest['messages'],
): Context | undefined {
  const own = messages
    .filter(({ role, content }) => role === 'user' && !isTalk(exact(content)))
    .map(({ content }) => content);
  const earlier = own.filter((content) => !isBare(content)).toReversed();
  const question = earlier[0] ?? own.at(-1);
  if (question === undefined) return undefined;
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const ranking = rank(question);
  const understood = ranking.right >= likely ? ranking.best[0] : undefined;
  const given = answerIn(last, answers) ?? understood;
  return { earlier, question, ranking, last, given };
}

/**
 * @param whole the ranking of the message by itself
 * @returns undefined for a message that is understood without the ones before it
 */
export function replyToFollowUp(
  recogniser: Recogniser,
  message: string,
  whole: Ranking,
  context: Context,
): Found | undefined {
  const { isBare, askOf, correctionIn, exact } = recogniser;
  const meant = correctionIn(message);
  if (meant) return composeReply(recogniser, rankCorrection(recogniser, meant, context), meant, context.last);
  const hasNoSubject = isBare(message);
  const isClear = hasNoSubject && whole.right >= clear && !recogniser.refers(message);
  if (wordsOf(message).length === 0 || isClear) return undefined;
  const isKnown = exact(message) !== undefined;
  // "What can it do?" is a question without the ones before it, too.
  const isFollowUp = hasNoSubject && (!isKnown || (askOf(message)?.tells && context.given));
  const told = sentencesAsked(recogniser, message, whole, context);
  if (told || !isFollowUp) return told;
  return composeReply(recogniser, rankBare(recogniser, message, context), message, context.last);
}

/**
 * The ranking of a message together with what was said before it ("At weekends too?"), unless it is certain by itself.
 *
 * @param whole the ranking of the message by itself
 */
export function rankInContext(
  recogniser: Recogniser,
  message: string,
  whole: Ranking,
  context?: Context,
): Ranking {
  if (!context || whole.right >= certain) return whole;
  const together = rankTogether(recogniser, message, context, weights.short);
  const [first] = together.best;
  if (!first || !context.last.includes(first.reply)) return inConversation(together);
  // "Then tell me a joke" is about something else.
  if (whole.isOutOfScope && !recogniser.isBare(message)) return whole;
  if (recogniser.refers(message) && whole.answerable < likely) return sureOf(first, together.best);
  // Repeats the answer, with the nearest questions under it.
  const isUnclear = whole.right < 0 && whole.answerable > onSubject;
  return isUnclear
    ? { ...whole, answerable: Infinity, right: 0, best: withFirst(first, whole.best) }
    : inConversation(whole);
}

/**
 * The reply to a short message that has no answer: the answer before it once more, or that question as the first suggestion.
 *
 * @param near the likeliest answers to the message
 * @returns undefined for a longer message or one without a word, and where there was no answer before
 */
export function replyOnSubject(
  recogniser: Recogniser,
  unsure: Found,
  message: string,
  { given }: Context,
  near: readonly Answer[],
): Found | undefined {
  const words = wordsOf(message).length;
  if (!given || words === 0 || !isShort(message)) return undefined;
  const next = relatedTo(given, recogniser.answers);
  if (words <= fewestWords)
    return withAlternatives(recogniser, [withHeading(given)], [...next.slice(0, maxNearest), ...near]);
  const [nearest] = near;
  const isShown = ({ question }: Answer): boolean => unsure.response.includes(question ?? '');
  const offered = [given, ...(nearest ? [nearest] : []), ...next].filter((answer) => !isShown(answer));
  return unsure.suggestions.length === 0 ? undefined : { ...unsure, suggestions: questionsOf(offered) };
}

const inConversation = (ranking: Ranking): Ranking => ({
  ...ranking,
  answerable: ranking.answerable + conversationBonus,
});

/** Ranks the words of a message and of what was said before it. */
function rankTogether(
  { classify, locale }: Recogniser,
  message: string,
  { question, given }: Context,
  weight: { readonly question: number; readonly title: number },
): Ranking {
  const title = given?.question ?? question;
  const weighted = (text: string, by: number) =>
    [...featuresOf(text, locale)].map(([feature, base]) => [feature, base * by] as const);
  const features = [...weighted(question, weight.question), ...weighted(title, weight.title)];
  return classify(new Map([...features, ...featuresOf(message, locale)]));
}

/** Leaves out the answer that the visitor has just rejected. */
function rankCorrection(recogniser: Recogniser, meant: string, context: Context): Ranking {
  const ranking = rankTogether(recogniser, meant, context, weights.correction);
  return { ...ranking, best: ranking.best.filter((answer) => answer !== context.given) };
}

/** Puts first the likeliest answer that tells the price, time or the like; if none is asked for, the last answer. */
function rankBare(recogniser: Recogniser, message: string, context: Context): Ranking {
  const { given } = context;
  const ranking = rankTogether(recogniser, message, context, weights.bare);
  const best = ranking.best.filter((answer) => !isTalk(answer));
  const tells = recogniser.askOf(message)?.tells;
  if (!tells && given) return sureOf(given, best);
  const isTold = ({ question, reply }: Answer) => tells?.(`${question} ${reply}`) ?? true;
  const first = best.slice(0, maxCandidates).find(isTold);
  // A new subject, such as the price of an agent after a question about the academy.
  const isOff = first !== given && ranking.right < unrelated;
  return { ...ranking, ...(isOff && { answerable: 0 }), best: first ? withFirst(first, best) : [] };
}

function withFirst(first: Answer, others: readonly Answer[]): Answer[] {
  return [first, ...others.filter((answer) => answer !== first)];
}

/** A ranking whose first answer is given whatever its odds. */
function sureOf(first: Answer, others: readonly Answer[]): Ranking {
  return { isOutOfScope: false, answerable: Infinity, right: Infinity, best: withFirst(first, others) };
}

/** The sentences of the answer given last that are about all that a short message asks for. */
function sentencesAsked(
  recogniser: Recogniser,
  message: string,
  whole: Ranking,
  context: Context,
): Found | undefined {
  const { locale, askOf, subjectsIn, exact } = recogniser;
  const { given } = context;
  // A number is not the subject of a sentence that has it.
  if (!given || !isShort(message) || /\d/.test(message)) return undefined;
  const ask = askOf(message);
  const subjects = subjectsIn(message);
  if (ask ? !ask.tells : subjects.length === 0) return undefined;

  const [text = '', ...links] = given.reply.split(/\n\n(?=[^\n]*\]\([^\n]*$)/);
  const sentences = sentencesOf(text).map((sentence) => {
    // An address such as founders@… is not about founders.
    const said = sentence.replace(/\S+@\S+/g, '');
    const stems = stemsOf([said], locale);
    const about = subjects.filter((subject) => stems.some((stem) => isAbout(stem, subject)));
    return { sentence, about, isTold: ask?.tells?.(said) ?? true };
  });
  const isCovered = subjects.every((subject) => sentences.some(({ about }) => about.includes(subject)));
  if (!isCovered) return undefined;
  const isSure = (subjects.length > 0 && exact(message) !== undefined) || whole.right >= certain;
  const fitting = sentences.filter(({ about, isTold }) => {
    if (!isTold) return false;
    // A message that needs no context must be met in full.
    if (isSure) return ask !== undefined && about.length === subjects.length;
    return subjects.length === 0 || about.length > 0;
  });
  if (fitting.length === 0) return undefined;
  const reply = [fitting.map(({ sentence }) => sentence).join(' '), ...links].join('\n\n');
  const said = [{ id: given.id, reply }];
  const wasSure = !context.last.includes(recogniser.sentences.alternatives);
  if (isSure || (subjects.length === 0 && wasSure)) return withoutSuggestions(said, locale);
  return withAlternatives(recogniser, said, whole.best);
}

/** Whether a stem is a subject, or a compound of it such as "personuppgiftsansvar". */
const isAbout = (stem: string, subject: string): boolean =>
  stem === subject || (stem.length >= compoundLength && stem.endsWith(subject));
