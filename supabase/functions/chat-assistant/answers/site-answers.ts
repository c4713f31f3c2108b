import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, Locale } from '../knowledge.ts';
import { createTranslationFinder, type LanguageChoice } from '../language/detect.ts';
import { normalised, wordsOf } from '../language/words.ts';
import { contextOf, rankInContext, replyOnSubject, replyToFollowUp } from './follow-up.ts';
import { answerWithWording, createRecogniser, isTalk, type Ranking, type Recogniser } from './recogniser.ts';
import {
  composeReply,
  type Found,
  refusal,
  withAlternatives,
  withHeading,
  withNext,
  withoutSuggestions,
} from './reply.ts';

/**
 * Finds the site's own reply.
 *
 * @param page the language of the visitor's page, used when their words show none
 */
export type FindReply = (request: ChatRequest, page?: string) => Found;

/**
 * Answers with the site's own texts: with the written answer that is asked for; if that is less clear, with the nearest
 * questions under it; and if no answer fits, with these questions alone or a sentence that the site has no answer.
 */
export function createSiteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): FindReply {
  const recognisers = new Map<Locale, Recogniser>();
  const isTranslation = createTranslationFinder(knowledge);
  const find: FindReply = (request, page) => {
    const locale = languageOf(request, page);
    const language = knowledge.languages[locale];
    if (!language) throw new Error('The knowledge lacks one of its languages.');
    const before = request.messages.findLastIndex(({ role }) => role === 'user');
    const asked = request.messages[before]?.content;
    if (asked && isTranslation(request.message)) {
      const { ids } = find({ message: asked, messages: request.messages.slice(0, before) }, page);
      const prices = language.estimates?.sizes.map(({ price }) => price) ?? [];
      const same = [...language.answers, ...prices].filter(({ id }) => ids.includes(id));
      return same.length > 0 ? withoutSuggestions(same, locale) : refusal(language, locale);
    }
    const text = normalised(request.message);
    for (const [own, known] of [[locale, language] as const, ...Object.entries(knowledge.languages)]) {
      const answer = answerWithWording(text, known);
      if (answer && isSameInEveryLanguage(answer, text))
        return withNext(withoutSuggestions([answer], own), known.answers, request.messages);
    }
    const recogniser = recognisers.get(locale) ?? createRecogniser(language, locale);
    recognisers.set(locale, recogniser);
    const messages = request.messages.filter(({ content }) => !isTranslation(content));
    return withNext(replyTo(recogniser, { ...request, messages }), language.answers, messages);
  };
  return find;
}

/**
 * Whether a text has the same reply whatever language was chosen: a question that the site offers, and small talk, which
 * is too short to show a language.
 */
function isSameInEveryLanguage({ question }: Answer, text: string): boolean {
  return question === undefined || normalised(question) === text;
}

/** A message of so few words may need the one before it. */
const fewWords = 3;

/** The reply to a message in a language. */
function replyTo(recogniser: Recogniser, { message, messages }: ChatRequest): Found {
  const { locale, isBare, rank, estimate } = recogniser;
  const none = refusal(recogniser, locale);
  const exact = recogniser.exact(message);
  const context = contextOf(recogniser, messages);
  const whole = rank(message);
  const ranking = rankInContext(recogniser, message, whole, context);
  const before = context && likeliestId(context.ranking);
  const estimated = estimate?.(likeliestId(ranking), before, [message, ...(context?.earlier ?? [])]);
  const near = ranking.best;
  if (estimated && (exact || !context?.last.includes(estimated.reply))) {
    const replaced = recogniser.estimates?.priceAnswers ?? [];
    const others = near.filter(({ id }) => !replaced.includes(id));
    const isPrice = near.slice(0, 2).every(({ id }) => replaced.includes(id));
    const isClear = exact || isPrice || estimated.id === 'calculation';
    return isClear
      ? withoutSuggestions([estimated], locale)
      : withAlternatives(recogniser, [estimated], others);
  }
  const followUp = context && replyToFollowUp(recogniser, message, whole, context);
  if (followUp) return followUp;
  // In a conversation "After hours?" may go on with its subject.
  const isSure = !context || isTalk(exact) || wordsOf(message).length > fewWords;
  if (exact && isSure) return withoutSuggestions([exact], locale);
  if (exact) return withAlternatives(recogniser, [withHeading(exact)], near);
  if (!isBare(message) && recogniser.isRefused(message)) return none;
  const reply = composeReply(recogniser, ranking, message, context?.last ?? '');
  return (
    (context && reply.ids.length === 0 && replyOnSubject(recogniser, reply, message, context, near)) || reply
  );
}

/** The id of the likeliest answer. */
function likeliestId({ best: [first], isOutOfScope }: Ranking): string | undefined {
  return isOutOfScope ? undefined : first?.id;
}
