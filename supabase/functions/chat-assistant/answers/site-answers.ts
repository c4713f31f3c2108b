import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, Language, Locale } from '../knowledge.ts';
import { createTranslationFinder, type LanguageChoice } from '../language/detect.ts';
import { featuresOf, normalised, stem, wordsOf } from '../language/words.ts';
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

/** A reply with the answer that it is, where it is one, and its language. */
export type Found = Reply & { readonly id?: string; readonly locale: Locale };

/**
 * Finds the site's own reply.
 *
 * @param page the language of the page that the visitor is on, for when they show none themselves
 */
export type FindReply = (request: ChatRequest, page?: string) => Found;

/** Gives a reply in one language. */
type Speaker = (request: ChatRequest) => Found;

/** How many questions are offered beside an answer that may be wrong, or instead of one. */
const offered = 3;

/** A follow-up is short; who writes more says what it is about. */
const followUpWords = 8;

/**
 * How much a quoted passage must have in common with the question: more beside an answer, which may be all that is
 * needed. Found with the questions of `npm run eval`: of those that nothing answers, one in fifteen reaches the lower.
 */
const quoteShare = { besideAnswer: 0.65, alone: 0.5 };

/** Who writes more than so many words tells a story: the question in it decides. */
const storyWords = 20;

/** How many earlier questions are looked at. */
const turnLimit = 6;

/**
 * Answers with what the site says: a written answer when it is clear which one is asked for, with the nearest
 * questions beside it when it is less clear, and else those questions or that the site does not say it.
 *
 * A language is learnt when it is first asked for.
 */
export function createSiteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): FindReply {
  const speakers = new Map<Locale, Speaker>();
  const isTranslation = createTranslationFinder(knowledge);
  const shared = new Map(
    Object.entries(knowledge.languages).map(([locale, language]) => [
      locale,
      repliesOf(unmistakable(language), locale),
    ]),
  );
  const find: FindReply = (request, page) => {
    const locale = languageOf(request, page);
    const language = knowledge.languages[locale];
    if (!language) throw new Error('The knowledge lacks one of its languages.');
    const before = request.messages.findLastIndex(({ role }) => role === 'user');
    const earlier = request.messages[before];
    if (earlier && isTranslation(request.message)) {
      const { id } = find({ message: earlier.content, messages: request.messages.slice(0, before) }, page);
      const prices = language.estimates?.sizes.map(({ price }) => price) ?? [];
      const same = [...language.answers, ...prices].find((one) => one.id === id);
      return alone(same ?? { reply: language.sentences.unknown }, locale);
    }
    const text = normalised(request.message);
    const known = [shared.get(locale), ...shared.values()].find((replies) => replies?.has(text));
    if (known) return known.get(text)!;
    const speaker = speakers.get(locale) ?? createSpeaker(language, locale);
    speakers.set(locale, speaker);
    const messages = request.messages.filter(({ content }) => !isTranslation(content));
    return speaker({ ...request, messages });
  };
  return find;
}

function alone({ id, reply }: { readonly id?: string; readonly reply: string }, locale: Locale): Found {
  return { response: reply, suggestions: [], locale, ...(id !== undefined && { id }) };
}

/**
 * What has the same reply whatever language was chosen: a question that the site offers, and small talk, which is
 * too short to show a language.
 */
function unmistakable({ answers }: Language): Pick<Answer, 'id' | 'reply' | 'wordings'>[] {
  return answers.map(({ question, wordings, ...answer }) => ({
    ...answer,
    wordings: question === undefined ? wordings : [question],
  }));
}

/** Every wording with what is said to it. */
function repliesOf(
  answers: readonly (Pick<Answer, 'wordings' | 'reply'> & { readonly id?: string })[],
  locale: Locale,
): Map<string, Found> {
  const all = new Map(
    answers.flatMap((answer) => {
      const reply = alone(answer, locale);
      return answer.wordings.map((text) => [normalised(text), reply] as const);
    }),
  );
  // Marks alone say nothing.
  all.delete('');
  return all;
}

/** The examples that a language is learnt from, class by class: the answers, then what has none. */
export function examplesOf(
  { answers, outOfScope }: Pick<Language, 'answers' | 'outOfScope'>,
  locale: Locale,
): Example[] {
  const classes = [
    // The question as the site puts it is worth two of what people write.
    ...answers.map(({ question = [], wordings }) => [question, question, wordings].flat()),
    ...outOfScope,
  ];
  return classes.flatMap((wordings, owner) =>
    wordings.map((wording) => ({ features: featuresOf(wording, locale), owner })),
  );
}

function createSpeaker(language: Language, locale: Locale): Speaker {
  const { answers, outOfScope, sentences, thresholds } = language;
  const unknown = alone({ reply: sentences.unknown }, locale);
  if (answers.length === 0) return () => alone({ reply: sentences.languages }, locale);
  const byHeart = repliesOf([...answers, { wordings: outOfScope.flat(), reply: sentences.unknown }], locale);
  const known = (message: string) => byHeart.get(normalised(message));
  // A language without questions has nothing to compare small talk with, so only exact wordings count.
  if (!thresholds) return ({ message }) => known(message) ?? unknown;
  const bars = thresholds;

  const classes = answers.length + outOfScope.length;
  const classify = createClassifier(examplesOf(language, locale), classes, answers.length);
  const rankingOf = (text: string) => classify(featuresOf(text, locale));
  const estimate = language.estimates && createEstimates(language.estimates, locale);
  const pages = createPages(language.passages, locale);
  const references = new Set(language.followUps.reference.map(normalised));
  const isReference = (text: string) => references.has(normalised(text));
  const talkWords = new Set(
    answers
      .filter(({ question }) => question === undefined)
      .flatMap(({ wordings }) => wordings.flatMap(wordsOf).map((word) => stem(word, locale))),
  );

  return ({ message, messages }) => {
    const earlier = messages
      .filter(({ role, content }) => role === 'user' && !isReference(content))
      .slice(-turnLimit)
      .map(({ content }) => content)
      .toReversed();
    const [previous] = earlier;
    if (previous !== undefined && isReference(message)) {
      const together = `${previous} ${message}`;
      return toReply(rankingOf(together), together);
    }
    const ranking = inContext(message, previous);
    const estimated = estimate?.(idsOf(ranking), idsOf(previous && rankingOf(previous)), [
      message,
      ...earlier,
    ]);
    if (estimated) return alone(estimated, locale);
    return known(message) ?? toReply(ranking, message);
  };

  /** The ids of what is most likely asked for. */
  function idsOf(ranking?: Ranking | ''): string[] {
    if (!ranking || ranking.isOutOfScope) return [];
    return ranking.best.slice(0, 2).flatMap((place) => answers[place]?.id ?? []);
  }

  function toReply({ best, isOutOfScope, answerable, right }: Ranking, message: string): Found {
    const [first, second, ...rest] = best.flatMap((place) => answers[place] ?? []);
    if (!first) return unknown;
    if (first.question === undefined) {
      // "thx bye" is small talk, whichever it is. What asks, or says more than small talk does, is something else.
      const isTalk =
        !message.includes('?') && wordsOf(message).every((word) => talkWords.has(stem(word, locale)));
      if (isTalk) return alone(first, locale);
    } else if (answerable >= bars.beside) {
      const also = right >= bars.alone ? alsoAsked(message, first) : [];
      if (also.length > 0) {
        return beside({ id: first.id, text: first.reply }, sentences.alternatives, also, message);
      }
      if (right >= bars.alone) return alone(first, locale);
      return beside({ id: first.id, text: first.reply }, sentences.alternatives, [second, ...rest], message);
    }
    if (isOutOfScope) return unknown;
    return beside({}, sentences.unsure, [first, second, ...rest], message);
  }

  /** What the other sentences of a message certainly ask for. */
  function alsoAsked(message: string, first: Answer): Answer[] {
    const parts = sentencesIn(message);
    if (parts.length < 2) return [];
    const places = parts
      .map(rankingOf)
      .flatMap(({ best, right }) => (right >= bars.alone ? best.slice(0, 1) : []));
    return [...new Set(places)]
      .flatMap((place) => answers[place] ?? [])
      .filter((answer) => answer !== first && answer.question !== undefined);
  }

  /** The ranking of a message; of a long one by its questions, or else by its last sentences, where they are clear. */
  function rankingOfMessage(message: string): Ranking {
    if (wordsOf(message).length > storyWords) {
      const parts = sentencesIn(message);
      const questions = parts.filter((part) => part.endsWith('?'));
      const ranking = rankingOf((questions.length > 0 ? questions : parts.slice(-2)).join(' '));
      if (ranking.answerable >= bars.beside) return ranking;
    }
    return rankingOf(message);
  }

  /** A reply with what a page says about the question, and other questions. */
  function beside(
    { id, text }: { readonly id?: string; readonly text?: string },
    sentence: string,
    others: readonly (Answer | undefined)[],
    message: string,
  ): Found {
    const share = text === undefined ? quoteShare.alone : quoteShare.besideAnswer;
    const parts = [text, pages.quote(message, share), sentence];
    const response = parts.filter((part) => part !== undefined).join('\n\n');
    const suggestions = others.flatMap((answer) => answer?.question ?? []).slice(0, offered);
    return { response, suggestions, locale, ...(id !== undefined && { id }) };
  }

  /** "And how much is that?" is looked up together with the question before it. */
  function inContext(message: string, earlier?: string): Ranking {
    const ranking = rankingOfMessage(message);
    const isFollowUp = earlier !== undefined && wordsOf(message).length <= followUpWords;
    if (!isFollowUp || ranking.answerable >= bars.beside) return ranking;
    const together = rankingOf(`${earlier} ${message}`);
    return together.answerable > ranking.answerable ? together : ranking;
  }
}

/** The sentences of a message, with their marks. */
function sentencesIn(message: string): string[] {
  return message
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
