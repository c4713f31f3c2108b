import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, Language, Locale } from '../knowledge.ts';
import type { LanguageChoice } from '../language/detect.ts';
import { featuresOf } from '../language/features.ts';
import { normalised, wordsOf } from '../language/words.ts';
import type { AnswerProvider, Reply } from './answer-provider.ts';
import { createClassifier, type Example, type Ranking } from './classifier.ts';

/** How many questions are offered beside an answer that may be wrong, or instead of one. */
const offered = 3;

/** A follow-up is short; who writes more says what it is about. */
const followUpWords = 8;

/** Gives a reply in one language. */
type Speaker = (request: ChatRequest) => Reply;

/**
 * Answers with what the site says: a written answer when it is clear which one is asked for, with the nearest
 * questions beside it when it is less clear, and else those questions or that the site does not say it.
 *
 * A language is learnt when it is first asked for.
 */
export function siteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): AnswerProvider {
  const speakers = new Map<Locale, Speaker>();
  const shared = new Map(
    Object.entries(knowledge.languages).map(([locale, language]) => [locale, unmistakable(language)]),
  );
  return {
    answer(request, page) {
      const locale = languageOf(request, page);
      const language = knowledge.languages[locale];
      if (!language) throw new Error('The knowledge lacks one of its languages.');
      const text = normalised(request.message);
      const inAnyLanguage = [shared.get(locale), ...shared.values()];
      const known = inAnyLanguage.map((replies) => replies?.get(text)).find((reply) => reply !== undefined);
      if (known) return Promise.resolve(known);
      const speaker = speakers.get(locale) ?? createSpeaker(language, locale);
      speakers.set(locale, speaker);
      return Promise.resolve(speaker(request));
    },
  };
}

const alone = (response: string): Reply => ({ response, suggestions: [] });

/**
 * Replies to what is the same whatever language was chosen: a question that the site offers, and small talk, which
 * is too short to show a language.
 */
function unmistakable({ answers }: Language): Map<string, Reply> {
  return replies(
    answers.map(({ question, wordings, reply }) => ({
      reply,
      wordings: question === undefined ? wordings : [question],
    })),
  );
}

/** Every wording with what is said to it. */
function byHeart({ answers, outOfScope, sentences }: Language): Map<string, Reply> {
  return replies([...answers, { wordings: outOfScope.flat(), reply: sentences.unknown }]);
}

function replies(answers: readonly Pick<Answer, 'wordings' | 'reply'>[]): Map<string, Reply> {
  const all = new Map(
    answers.flatMap(({ wordings, reply }) =>
      wordings.map((text) => [normalised(text), alone(reply)] as const),
    ),
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
  if (answers.length === 0) return () => alone(sentences.languages);
  const wordings = byHeart(language);
  const known = (message: string) => wordings.get(normalised(message));
  // Without a question to tell it from, any would be taken for small talk: that is known by heart only.
  if (!thresholds) return ({ message }) => known(message) ?? alone(sentences.unknown);
  const bars = thresholds;

  const classes = answers.length + outOfScope.length;
  const classify = createClassifier(examplesOf(language, locale), classes, answers.length);
  const rankingOf = (text: string) => classify(featuresOf(text, locale));
  return ({ message, messages }) => known(message) ?? toRanked(inContext(message, messages));

  function toRanked({ best, isOutOfScope, answerable, right }: Ranking): Reply {
    const [first, second, ...rest] = best.flatMap((place) => answers[place] ?? []);
    if (!first) return alone(sentences.unknown);
    const isTalk = first.question === undefined;
    // Small talk in reply to a question is worse than none; "thx bye" is small talk, whichever it is.
    const isSure = right >= bars.alone || (isTalk && second?.question === undefined);
    if (answerable < bars.beside || (isTalk && !isSure)) {
      if (isOutOfScope) return alone(sentences.unknown);
      return { response: sentences.unsure, suggestions: questionsOf([first, second, ...rest]) };
    }
    if (isSure) return alone(first.reply);
    return {
      response: `${first.reply}\n\n${sentences.alternatives}`,
      suggestions: questionsOf([second, ...rest]),
    };
  }

  /** "And how much is that?" is looked up together with the question before it. */
  function inContext(message: string, messages: ChatRequest['messages']): Ranking {
    const ranking = rankingOf(message);
    const earlier = messages.findLast(({ role }) => role === 'user')?.content;
    const isFollowUp = earlier !== undefined && wordsOf(message).length <= followUpWords;
    if (!isFollowUp || ranking.answerable >= bars.beside) return ranking;
    const together = rankingOf(`${earlier} ${message}`);
    return together.answerable > ranking.answerable ? together : ranking;
  }
}

function questionsOf(answers: readonly (Answer | undefined)[]): string[] {
  return answers.flatMap((answer) => answer?.question ?? []).slice(0, offered);
}
