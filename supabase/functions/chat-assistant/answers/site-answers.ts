import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, LanguageKnowledge, Locale } from '../knowledge.ts';
import { createTranslationFinder, type LanguageChoice } from '../language/detect.ts';
import { featuresOf, type KnownWords, normalised, stem, wordsOf } from '../language/words.ts';
import { createClassifier, type Example, type Ranking } from './classifier.ts';
import { createEstimates } from './estimates.ts';
import { createPages } from './quotes.ts';

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

/** How many parts of a message are looked at, the last ones: more are no question. */
const maxParts = 10;

/** How many answers to the parts of a message are given, and how near to the whole message each must be. */
const maxAnswers = 3;

/** The least log-odds of the likeliest answer over the second: below them both are given. */
const tossUp = 0.5;

/** A follow-up is short; who writes more says what it is about. */
const followUpWords = 8;

/** What the words of the question before a follow-up count for. Found with the questions of `npm run eval`. */
const contextWeight = 0.5;

/** The share of the question that a quoted passage must have. Found with questions of strangers. */
const quoteShare = 0.33;

/**
 * Answers with what the site says: a written answer when it is clear which one is asked for, with the nearest
 * questions beside it when it is less clear, and else those questions or that the site does not say it.
 *
 * A language is learnt when it is first asked for.
 */
export function createSiteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): FindReply {
  const speakers = new Map<Locale, (request: ChatRequest) => Found>();
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
    const speaker = speakers.get(locale) ?? createSpeaker(language, locale);
    speakers.set(locale, speaker);
    const messages = request.messages.filter(({ content }) => !isTranslation(content));
    return speaker({ ...request, messages });
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

/** Each wording with its answer. */
function byWording(answers: readonly Answer[]): Map<string, Answer> {
  const all = new Map(
    answers.flatMap((answer) => answer.wordings.map((text) => [normalised(text), answer] as const)),
  );
  // Marks alone say nothing.
  all.delete('');
  return all;
}

/** The examples that a language is learnt from, class by class: the answers, then what has none. */
export function examplesOf(
  { answers, outOfScope }: Pick<LanguageKnowledge, 'answers' | 'outOfScope'>,
  locale: Locale,
): Example[] {
  const classes = [
    // The question as the site puts it is worth two of what people write.
    ...answers.map(({ question = [], wordings }) => [question, question, wordings].flat()),
    ...outOfScope,
  ];
  const known: KnownWords = new Map();
  return classes.flatMap((wordings, classIndex) => {
    const { question, reply } = answers[classIndex] ?? {};
    // An answer has words that people may use.
    const texts = question && reply ? [...wordings, reply] : wordings;
    return texts.map((text) => ({
      features: featuresOf(text, locale, known),
      classIndex,
      isAnswer: text === reply,
    }));
  });
}

function createSpeaker(language: LanguageKnowledge, locale: Locale): (request: ChatRequest) => Found {
  const { answers, outOfScope, sentences, thresholds, followUps } = language;
  const none = refusal(language, locale);
  if (answers.length === 0) return () => ({ ...none, response: sentences.languages });
  const exactReplies = byWording(answers);
  const refused = new Set(outOfScope.flat().map(normalised));
  const known = (message: string) => exactReplies.get(normalised(message));
  // A language without questions has nothing to compare small talk with, so only exact wordings count.
  if (!thresholds) {
    return ({ message }) => {
      const answer = known(message);
      return answer ? alone([answer], locale) : none;
    };
  }
  const { alone: certain, beside: likely } = thresholds;

  const classes = answers.length + outOfScope.length;
  const classify = createClassifier(examplesOf(language, locale), classes, answers.length);
  const rankingOf = (text: string) => classify(featuresOf(text, locale));
  const estimate = language.estimates && createEstimates(language.estimates, locale);
  const pages = createPages(language.passages, locale);
  const references = new Set(followUps.reference.map(normalised));
  const isReference = (text: string) => references.has(normalised(text));
  const isTalk = (answer?: Answer) => answer !== undefined && answer.question === undefined;
  // "What does it cost, and how long does it take?" has two parts.
  const between = new RegExp(`[.?!,;+&\\n]+|\\s(?:${followUps.joins.join('|')})\\s`, 'i');
  const partsOf = (text: string) =>
    text
      .split(between)
      .filter((part) => normalised(part) !== '')
      .slice(-maxParts);
  const stemsOf = (text: string) => wordsOf(text).map((word) => stem(word, locale));
  const talkWords = new Set(answers.filter(isTalk).flatMap(({ wordings }) => wordings.flatMap(stemsOf)));

  return ({ message, messages }) => {
    const earlier = messages
      .filter(({ role, content }) => role === 'user' && !isReference(content))
      .map(({ content }) => content)
      .toReversed();
    const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const ranking = rankingInContext(message, last, earlier[0]);
    const estimated = estimate?.(idsOf(ranking), idsOf(earlier[0] && rankingOf(earlier[0])), [
      message,
      ...earlier,
    ]);
    const heart = isReference(message) ? undefined : (known(message) ?? talkIn(message));
    if (estimated && (heart || estimated.reply !== last)) return alone([estimated], locale);
    if (heart) return alone([heart], locale);
    if (!isReference(message) && refused.has(normalised(message))) return none;
    return toReply(ranking, message, last);
  };

  /** Small talk in several sentences: "Hi! How are you?" */
  function talkIn(message: string): Answer | undefined {
    const parts = partsOf(message).map(known);
    return parts.every(isTalk) ? parts[0] : undefined;
  }

  /** The ids of what is most likely asked for. */
  function idsOf(ranking?: Ranking | ''): string[] {
    if (!ranking || ranking.isOutOfScope) return [];
    return ranking.best.slice(0, 2).flatMap((place) => answers[place]?.id ?? []);
  }

  /** The ranking of a message, of a short one together with the question before it: "And how much is that?" */
  function rankingInContext(message: string, last: string, earlier?: string): Ranking {
    const whole = rankingOf(message);
    if (earlier === undefined || wordsOf(message).length > followUpWords) return whole;
    if (!isReference(message) && whole.right >= certain) return whole;
    const weight = isReference(message) ? 1 : contextWeight;
    const context = [...featuresOf(earlier, locale)].map(
      ([feature, base]) => [feature, base * weight] as const,
    );
    const together = classify(new Map([...context, ...featuresOf(message, locale)]));
    const [first] = together.best;
    const isRepeated = first !== undefined && last.startsWith(answers[first]?.reply ?? last);
    return isRepeated && !isReference(message) && whole.answerable >= likely ? whole : together;
  }

  function toReply(ranking: Ranking, message: string, last: string): Found {
    const { best, isOutOfScope, answerable, right } = ranking;
    const ranked = best.flatMap((place) => answers[place] ?? []);
    const [first] = ranked;
    if (!first) return none;
    const parts = partsOf(message).map(rankingOf);
    const found = askedIn(parts, ranking);
    if (found.length > 0) {
      const others = ranked.filter((answer) => !found.includes(answer));
      const isRepeated = found.length === 1 && last.startsWith(first.reply);
      if (isRepeated) return beside(found, followUps.repeated, others, message);
      const isClear = found.length > 1 ? parts.every((part) => part.right >= likely) : right >= certain;
      return isClear ? alone(found, locale) : beside(found, '', others, message);
    }
    // "thx bye" is small talk, whichever it is. What asks, or says more than small talk does, is something else.
    if (isTalk(first) && !message.includes('?') && stemsOf(message).every((word) => talkWords.has(word))) {
      return alone([first], locale);
    }
    if (isOutOfScope) {
      // What is surely about something else gets no questions: none would be near.
      return { ...none, suggestions: answerable > -likely ? questionsOf(ranked) : [] };
    }
    return beside([], sentences.unsure, ranked, message);
  }

  /**
   * What is asked for: the answers to the parts of a message that are near to the whole, as in "What does it cost? And
   * how long does it take?"; else the likeliest, with the second where it is a toss-up; nothing where none is likely.
   */
  function askedIn(parts: readonly Ranking[], { best, answerable, lead }: Ranking): Answer[] {
    const isWritten = (answer?: Answer) => answer !== undefined && !isTalk(answer);
    const inParts = parts.flatMap((part) => {
      const [place = 0] = part.best;
      // What is unlikely for the whole must be certain for the part.
      const isNear = answerable >= likely && best.indexOf(place) < maxAnswers && part.answerable >= likely;
      return isNear || part.right >= likely ? (answers[place] ?? []) : [];
    });
    const several = [...new Set(inParts)].filter(isWritten);
    if (several.length > 1 || answerable < likely) return several.slice(0, maxAnswers);
    const likeliest = best.slice(0, lead < tossUp ? 2 : 1).flatMap((place) => answers[place] ?? []);
    return likeliest.every(isWritten) ? likeliest : [];
  }

  /** A reply with what a page says about the question, and other questions. */
  function beside(found: readonly Said[], lead: string, others: readonly Answer[], message: string): Found {
    const { response, ...rest } = alone(found, locale);
    const quote = pages.quote(message, quoteShare);
    // What is quoted may be more than was said before.
    const answered = [quote ? '' : lead, response, quote, sentences.alternatives];
    const parts = found.length > 0 ? answered : [quote, lead];
    return { ...rest, response: parts.filter(Boolean).join('\n\n'), suggestions: questionsOf(others) };
  }
}

/** The first questions that can be offered. */
function questionsOf(answers: readonly Answer[]): string[] {
  return answers.flatMap(({ question }) => question ?? []).slice(0, maxOffered);
}
