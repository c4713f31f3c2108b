import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, LanguageKnowledge, Locale } from '../knowledge.ts';
import { createLocaleChooser, createRequestedLocaleFinder } from '../language/detect.ts';
import { normalised, wordsOf } from '../language/words.ts';
import { maxWordsOfFollowUp } from '../thresholds.ts';
import type { Ranking } from './classifier.ts';
import { estimateReply } from './estimates.ts';
import { contextOf, rankInContext, replyToFollowUp } from './follow-up.ts';
import { answerWithWording, createRecogniser, isSmallTalk, type Recogniser } from './recogniser.ts';
import {
  composeReply,
  type MessageInContext,
  noAnswerReply,
  replyOf,
  type SiteReply,
  withAlternatives,
  withHeading,
  withRelatedSuggestions,
} from './reply.ts';

/** The site's own reply and its language. */
export interface FoundReply extends SiteReply {
  readonly locale: Locale;
}

/** @param pageLocale the language of the visitor's page, used if the message does not reveal its language */
type FindReply = (request: ChatRequest, pageLocale?: string) => FoundReply;

/**
 * Answers with the site's own texts. An uncertain answer is followed by the nearest questions. If no answer fits, the
 * reply is a sentence that says so, or only the nearest questions.
 */
export function createSiteAnswers(knowledge: Knowledge): FindReply {
  const chooseLocale = createLocaleChooser(knowledge);
  const recognisers = new Map<Locale, Recogniser>();
  const requestedLocaleOf = createRequestedLocaleFinder(knowledge);
  const find: FindReply = (request, pageLocale) => {
    const locale = chooseLocale(request, pageLocale);
    const language = knowledge[locale]!;
    const previousIndex = request.messages.findLastIndex(({ role }) => role === 'user');
    const previousQuestion = request.messages[previousIndex]?.content;
    if (previousQuestion && requestedLocaleOf(request.message)) {
      const previous = find(
        { message: previousQuestion, messages: request.messages.slice(0, previousIndex) },
        pageLocale,
      );
      return { ...translated(previous, language), locale };
    }
    const text = normalised(request.message);
    for (const candidate of [language, ...Object.values(knowledge)]) {
      const answer = answerWithWording(text, candidate);
      if (answer && isSameInEveryLanguage(answer, text))
        return {
          ...withRelatedSuggestions(replyOf([answer]), candidate.answers, request.messages),
          locale: candidate.locale,
        };
    }
    const recogniser = recognisers.get(locale) ?? createRecogniser(language);
    recognisers.set(locale, recogniser);
    const messages = request.messages.filter(({ content }) => !requestedLocaleOf(content));
    const reply = replyTo(recogniser, { ...request, messages });
    return { ...withRelatedSuggestions(reply, language.answers, messages), locale };
  };
  return find;
}

/** A reply in another language: the same answers, or the same estimate. */
function translated({ answerIds, estimate }: SiteReply, language: LanguageKnowledge): SiteReply {
  const same = estimate
    ? [estimateReply(language.estimates, language.locale, estimate)]
    : language.answers.filter(({ id }) => answerIds.includes(id));
  if (same.length === 0) return noAnswerReply(language);
  return { ...replyOf(same), ...(estimate && { estimate }) };
}

/**
 * Whether a text gets the same reply whatever language was chosen: a question that the site offers, or small talk,
 * which is too short to reveal a language.
 */
function isSameInEveryLanguage({ question }: Answer, text: string): boolean {
  return question === undefined || normalised(question) === text;
}

/** The reply to a message in one language. If a step gives no answer, the next one tries. */
function replyTo(recogniser: Recogniser, { message, messages }: ChatRequest): SiteReply {
  const exact = recogniser.exactAnswer(message);
  const context = contextOf(recogniser, messages);
  const rankingAlone = recogniser.rank(message);
  const messageInContext = { recogniser, message, rankingAlone, context };
  const followUp = context && { ...messageInContext, context };
  const ranking = followUp ? rankInContext(followUp) : rankingAlone;

  const estimated = replyWithEstimate(messageInContext, ranking, exact);
  if (estimated) return estimated;
  const continued = followUp && replyToFollowUp(followUp);
  if (continued) return continued;
  if (exact) {
    // In a conversation, "After hours?" may continue its subject.
    const isSure = !context || isSmallTalk(exact) || wordsOf(message).length > maxWordsOfFollowUp;
    if (isSure) return replyOf([exact]);
    return withAlternatives(recogniser, [withHeading(exact)], ranking.answers);
  }
  if (recogniser.hasSubject(message) && recogniser.isKnownOutOfScope(message))
    return noAnswerReply(recogniser);
  return composeReply(messageInContext, ranking);
}

/** The price or sum for the company size stated in the conversation, if the message asks for it. */
function replyWithEstimate(
  { recogniser, message, context }: MessageInContext,
  ranking: Ranking,
  exact: Answer | undefined,
): SiteReply | undefined {
  const { locale, estimates } = recogniser;
  const previousAnswerId = context && likeliestId(context.previousRanking);
  const messages = [message, ...(context?.earlierMessages ?? [])];
  const estimate = recogniser.findEstimate(likeliestId(ranking), previousAnswerId, messages);
  if (!estimate) return undefined;
  const answer = estimateReply(estimates, locale, estimate);
  if (!exact && context?.lastReply.includes(answer.reply)) return undefined;
  const isPriceAnswer = ({ id }: Answer): boolean => estimates.priceAnswerIds.includes(id);
  const isClear = exact || estimate.calls !== undefined || ranking.answers.slice(0, 2).every(isPriceAnswer);
  const others = ranking.answers.filter((other) => !isPriceAnswer(other));
  const reply = isClear ? replyOf([answer]) : withAlternatives(recogniser, [answer], others);
  return { ...reply, estimate };
}

/** The id of the likeliest answer. */
function likeliestId({ answers: [first], isOutOfScope }: Ranking): string | undefined {
  return isOutOfScope ? undefined : first?.id;
}
