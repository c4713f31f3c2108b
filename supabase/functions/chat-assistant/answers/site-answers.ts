import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, Language, Locale } from '../knowledge.ts';
import { createTranslationFinder, type LanguageChoice } from '../language/detect.ts';
import { featuresOf } from '../language/features.ts';
import { normalised, wordsOf } from '../language/words.ts';
import type { AnswerProvider, Reply } from './assistant.ts';
import { createClassifier, type Example, type Ranking } from './classifier.ts';
import { createEstimates } from './estimates.ts';

/** How many questions are offered beside an answer that may be wrong, or instead of one. */
const offered = 3;

/** A follow-up is short; who writes more says what it is about. */
const followUpWords = 8;

/** A reply, and the answer that it is, where it is one. */
type Found = Reply & { readonly id?: string };

/** Gives a reply in one language. */
type Speaker = (request: ChatRequest) => Found;

/**
 * Answers with what the site says: a written answer when it is clear which one is asked for, with the nearest
 * questions beside it when it is less clear, and else those questions or that the site does not say it.
 *
 * A language is learnt when it is first asked for.
 */
export function siteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): AnswerProvider {
  const speakers = new Map<Locale, Speaker>();
  const isTranslation = createTranslationFinder(knowledge);
  const shared = new Map(
    Object.entries(knowledge.languages).map(([locale, language]) => [locale, unmistakable(language)]),
  );
  return {
    answer(request, page) {
      const { response, suggestions } = find(request, page);
      return Promise.resolve({ response, suggestions });
    },
  };

  function find(request: ChatRequest, page?: string): Found {
    const locale = languageOf(request, page);
    const language = knowledge.languages[locale];
    if (!language) throw new Error('The knowledge lacks one of its languages.');
    const before = request.messages.findLastIndex(({ role }) => role === 'user');
    const earlier = request.messages[before];
    if (earlier && isTranslation(request.message)) {
      const { id } = find({ message: earlier.content, messages: request.messages.slice(0, before) }, page);
      const prices = language.estimates?.sizes.map(({ price }) => price) ?? [];
      return alone([...language.answers, ...prices].find((one) => one.id === id) ?? unknownIn(language));
    }
    const text = normalised(request.message);
    const inAnyLanguage = [shared.get(locale), ...shared.values()];
    const known = inAnyLanguage.map((replies) => replies?.get(text)).find((reply) => reply !== undefined);
    if (known) return known;
    const speaker = speakers.get(locale) ?? createSpeaker(language, locale);
    speakers.set(locale, speaker);
    const messages = request.messages.filter(({ content }) => !isTranslation(content));
    return speaker({ ...request, messages });
  }
}

function alone({ id, reply }: { readonly id?: string; readonly reply: string }): Found {
  return { response: reply, suggestions: [], ...(id !== undefined && { id }) };
}

const unknownIn = ({ sentences }: Language) => ({ reply: sentences.unknown });

/**
 * Replies to what is the same whatever language was chosen: a question that the site offers, and small talk, which
 * is too short to show a language.
 */
function unmistakable({ answers }: Language): Map<string, Found> {
  return replies(
    answers.map(({ id, question, wordings, reply }) => ({
      id,
      reply,
      wordings: question === undefined ? wordings : [question],
    })),
  );
}

/** Every wording with what is said to it. */
function byHeart({ answers, outOfScope, sentences }: Language): Map<string, Found> {
  return replies([...answers, { wordings: outOfScope.flat(), reply: sentences.unknown }]);
}

function replies(
  answers: readonly (Pick<Answer, 'wordings' | 'reply'> & { readonly id?: string })[],
): Map<string, Found> {
  const all = new Map(
    answers.flatMap((answer) => answer.wordings.map((text) => [normalised(text), alone(answer)] as const)),
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
  const unknown = alone(unknownIn(language));
  if (answers.length === 0) return () => alone({ reply: sentences.languages });
  const wordings = byHeart(language);
  const known = (message: string) => wordings.get(normalised(message));
  // A language without questions has nothing to compare small talk with, so only exact wordings count.
  if (!thresholds) return ({ message }) => known(message) ?? unknown;
  const bars = thresholds;

  const classes = answers.length + outOfScope.length;
  const classify = createClassifier(examplesOf(language, locale), classes, answers.length);
  const rankingOf = (text: string) => classify(featuresOf(text, locale));
  const references = new Set(language.followUps.reference.map(normalised));
  const estimate = language.estimates && createEstimates(language.estimates, locale);

  const isReference = (text: string) => references.has(normalised(text));

  return ({ message, messages }) => {
    const earlierOnes = messages.filter(({ role, content }) => role === 'user' && !isReference(content));
    const earlier = earlierOnes.at(-1)?.content;
    if (earlier !== undefined && isReference(message)) {
      return toRanked(rankingOf(`${earlier} ${message}`), true);
    }
    const ranking = inContext(message, earlier);
    const estimated = estimate?.(likeliest(ranking, earlier), [message, earlier ?? '']);
    if (estimated) return alone(estimated);
    return known(message) ?? toRanked(ranking, /\?/.test(message));
  };

  /** The ids of what is most likely asked for; of what was asked before, where the message asks for nothing. */
  function likeliest(ranking: Ranking, earlier?: string): string[] {
    const before = earlier === undefined ? [] : rankingOf(earlier).best.slice(0, 1);
    const now = ranking.isOutOfScope ? [] : ranking.best.slice(0, 2);
    return [...now, ...before].flatMap((place) => answers[place]?.id ?? []);
  }

  /** @param asks true when the message is a question: small talk is no reply to one, and nothing is certain of it */
  function toRanked({ best, isOutOfScope, answerable, right }: Ranking, asks: boolean): Found {
    const [first, second, ...rest] = best.flatMap((place) => answers[place] ?? []);
    if (!first) return unknown;
    const isTalk = first.question === undefined;
    // "thx bye" is small talk, whichever it is.
    const isSure = isTalk
      ? !asks && (right >= bars.alone || second?.question === undefined)
      : right >= bars.alone;
    if (answerable < bars.beside || (isTalk && !isSure)) {
      if (isOutOfScope) return unknown;
      return { response: sentences.unsure, suggestions: questionsOf([first, second, ...rest]) };
    }
    if (isSure) return alone(first);
    return {
      id: first.id,
      response: `${first.reply}\n\n${sentences.alternatives}`,
      suggestions: questionsOf([second, ...rest]),
    };
  }

  /** "And how much is that?" is looked up together with the question before it. */
  function inContext(message: string, earlier?: string): Ranking {
    const ranking = rankingOf(message);
    const isFollowUp = earlier !== undefined && wordsOf(message).length <= followUpWords;
    if (!isFollowUp || ranking.answerable >= bars.beside) return ranking;
    const together = rankingOf(`${earlier} ${message}`);
    return together.answerable > ranking.answerable ? together : ranking;
  }
}

function questionsOf(answers: readonly (Answer | undefined)[]): string[] {
  return answers.flatMap((answer) => answer?.question ?? []).slice(0, offered);
}
