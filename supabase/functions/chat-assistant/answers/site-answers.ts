import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, LanguageKnowledge, Locale } from '../knowledge.ts';
import { createTranslationFinder, type LanguageChoice } from '../language/detect.ts';
import { featuresOf, normalised, wordsOf } from '../language/words.ts';
import type { Ranking } from './classifier.ts';
import { byWording, isTalk, learn, type Learnt } from './learn.ts';

/** What a visitor gets. */
export interface Reply {
  /** Markdown in the visitor's language; links within the site begin with /. */
  readonly response: string;
  /** Questions to offer beside it; each of them, asked as it stands, has an answer of its own. */
  readonly suggestions: readonly string[];
}

/** A reply with the ids of the answers in it, none where it says that there is none, and its language. */
export type Found = Reply & { readonly ids: readonly string[]; readonly locale: Locale };

/**
 * Finds the site's own reply.
 *
 * @param page the language of the page that the visitor is on, for when they show none themselves
 */
export type FindReply = (request: ChatRequest, page?: string) => Found;

type Said = Pick<Answer, 'id' | 'reply'>;

/** How many questions are offered beside an answer that may be wrong, or instead of one. */
const maxOffered = 3;

/** How many answers to the parts of a message are given, and how near to the whole message each must be. */
const maxAnswers = 3;

/** From these log-odds on an answer stands alone: 95% of such were right in cross-validation. */
const certain = 6.6;

/** From these log-odds on the likeliest answer is given: 93% of what has no answer stayed below in cross-validation. */
const likely = 3.3;

/** The least log-odds of the likeliest answer over the second: below them both are given. */
const tossUp = 0.5;

/** A follow-up is short; who writes more says what it is about. */
const followUpWords = 8;

/** What the words of the question before a follow-up count for. Found with the questions of `npm run eval`. */
const contextWeight = 0.5;

/**
 * Answers with what the site says: a written answer when it is clear which one is asked for, with the nearest
 * questions beside it when it is less clear, and else those questions or that the site does not say it.
 *
 * A language is learnt when it is first asked for.
 */
export function createSiteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): FindReply {
  const learnt = new Map<Locale, Learnt>();
  const isTranslation = createTranslationFinder(knowledge);
  const shared = Object.entries(knowledge.languages).map(
    ([locale, { answers }]) => [locale, sameInEveryLanguage(answers)] as const,
  );
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
      return same.length > 0 ? alone(same, locale) : refusal(language, locale);
    }
    const text = normalised(request.message);
    const ownFirst = shared.toSorted(([a], [b]) => Number(b === locale) - Number(a === locale));
    for (const [own, replies] of ownFirst) {
      const reply = replies.get(text);
      if (reply) return alone([reply], own);
    }
    const own = learnt.get(locale) ?? learn(language, locale);
    learnt.set(locale, own);
    const messages = request.messages.filter(({ content }) => !isTranslation(content));
    return replyTo(own, { ...request, messages });
  };
  return find;
}

function alone(answers: readonly Said[], locale: Locale): Found {
  const response = answers.map(({ reply }) => reply).join('\n\n');
  return { response, suggestions: [], locale, ids: answers.map(({ id }) => id) };
}

function refusal({ sentences }: LanguageKnowledge, locale: Locale): Found {
  return { response: sentences.unknown, suggestions: [], locale, ids: [] };
}

/**
 * What has the same reply whatever language was chosen: a question that the site offers, and small talk, which is
 * too short to show a language.
 */
function sameInEveryLanguage(answers: readonly Answer[]): Map<string, Said> {
  return byWording(
    answers.map((answer) => ({ ...answer, wordings: answer.question ? [answer.question] : answer.wordings })),
  );
}

/** The reply to a message in a language. */
function replyTo(learnt: Learnt, { message, messages }: ChatRequest): Found {
  const { locale, answers, sentences, isReference, rank, estimate } = learnt;
  const none = refusal(learnt, locale);
  if (answers.length === 0) return { ...none, response: sentences.languages };
  const exact = isReference(message) ? undefined : learnt.exact(message);
  // A language without questions has nothing to compare small talk with, so only exact wordings count.
  if (answers.every(isTalk)) return exact ? alone([exact], locale) : none;
  const earlier = messages
    .filter(({ role, content }) => role === 'user' && !isReference(content))
    .map(({ content }) => content)
    .toReversed();
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const ranking = rankInContext(learnt, message, last, earlier[0]);
  const before = earlier.slice(0, 1).flatMap((text) => likeliestIds(answers, rank(text)));
  const estimated = estimate?.(likeliestIds(answers, ranking), before, [message, ...earlier]);
  if (estimated && (exact || estimated.reply !== last)) return alone([estimated], locale);
  if (exact) return alone([exact], locale);
  if (!isReference(message) && learnt.isRefused(message)) return none;
  return compose(learnt, ranking, message, last);
}

/** The ids of what is most likely asked for. */
function likeliestIds(answers: readonly Answer[], { best, isOutOfScope }: Ranking): string[] {
  return isOutOfScope ? [] : best.slice(0, 2).flatMap((place) => answers[place]?.id ?? []);
}

/**
 * The ranking of a message, of a short one together with the question before it: "And how much is that?"
 *
 * @param last the reply that was given before
 * @param earlier the question before
 */
function rankInContext(
  { answers, locale, isReference, rank, classify }: Learnt,
  message: string,
  last: string,
  earlier?: string,
): Ranking {
  const whole = rank(message);
  if (earlier === undefined || wordsOf(message).length > followUpWords) return whole;
  if (!isReference(message) && whole.right >= certain) return whole;
  const weight = isReference(message) ? 1 : contextWeight;
  const context = [...featuresOf(earlier, locale)].map(
    ([feature, base]) => [feature, base * weight] as const,
  );
  const together = classify(new Map([...context, ...featuresOf(message, locale)]));
  const [first] = together.best;
  const isRepeated = first !== undefined && last.includes(answers[first]?.reply ?? last);
  return isRepeated && !isReference(message) && whole.answerable >= likely ? whole : together;
}

/** The reply that a ranking is worth: one or more answers, alone or with questions beside them, or that there is none. */
function compose(learnt: Learnt, ranking: Ranking, message: string, last: string): Found {
  const { answers, locale, sentences, followUps } = learnt;
  const ranked = ranking.best.flatMap((place) => answers[place] ?? []);
  const [first] = ranked;
  const none = refusal(learnt, locale);
  if (!first) return none;
  const texts = learnt.partsOf(message);
  // A single part is the message itself.
  const parts = texts.length > 1 ? texts.map(learnt.rank) : [];
  const found = askedIn(answers, parts, ranking);
  if (found.length > 0) {
    const others = ranked.filter((answer) => !found.includes(answer));
    const isRepeated = found.length === 1 && last.includes(first.reply);
    if (isRepeated) return beside(learnt, found, followUps.repeated, others, message);
    const isClear =
      found.length > 1
        ? parts.length > 0 && parts.every((part) => part.right >= likely)
        : ranking.right >= certain;
    if (isClear) return alone(found, locale);
    return beside(learnt, found, ranking.answerable < certain ? sentences.hesitant : '', others, message);
  }
  // "thx bye" is small talk, whichever it is. What asks, or says more than small talk does, is something else.
  if (isTalk(first) && learnt.isTalkOnly(message)) return alone([first], locale);
  // What is surely about something else gets no questions: none would be near.
  const isNear = ranking.answerable > -likely;
  if (ranking.isOutOfScope) return { ...none, suggestions: isNear ? questionsOf(ranked) : [] };
  return beside(learnt, [], sentences.unsure, ranked, message);
}

/**
 * What is asked for: the answers to the parts of a message that are near to the whole, as in "What does it cost? And
 * how long does it take?"; else the likeliest, with the second where it is a toss-up; nothing where none is likely.
 *
 * @param parts the rankings of the parts; none where there is only one
 */
function askedIn(
  answers: readonly Answer[],
  parts: readonly Ranking[],
  { best, answerable, lead }: Ranking,
): Answer[] {
  const inParts = parts.flatMap((part) => {
    const [place = 0] = part.best;
    // What is unlikely for the whole must be certain for the part.
    const isNear = answerable >= likely && best.indexOf(place) < maxAnswers && part.answerable >= likely;
    return isNear || part.right >= likely ? (answers[place] ?? []) : [];
  });
  const several = [...new Set(inParts)].filter((answer) => !isTalk(answer));
  if (several.length > 1 || answerable < likely) return several.slice(0, maxAnswers);
  const likeliest = best.slice(0, lead < tossUp ? 2 : 1).flatMap((place) => answers[place] ?? []);
  return likeliest.some(isTalk) ? [] : likeliest;
}

/** A reply with what a page says about the question, and other questions. */
function beside(
  { locale, quote: quoteFor, sentences, followUps }: Learnt,
  found: readonly Said[],
  lead: string,
  others: readonly Answer[],
  message: string,
): Found {
  const { response, ...rest } = alone(found, locale);
  const quote = quoteFor(message);
  // What is quoted may be more than was said before.
  const isMore = quote && lead === followUps.repeated;
  const answered = [isMore ? '' : lead, response, quote, sentences.alternatives];
  const parts = found.length > 0 ? answered : [quote, lead];
  return { ...rest, response: parts.filter(Boolean).join('\n\n'), suggestions: questionsOf(others) };
}

/** The first questions that can be offered. */
function questionsOf(answers: readonly Answer[]): string[] {
  return answers.flatMap(({ question }) => question ?? []).slice(0, maxOffered);
}
