import type { AnswerProvider, Reply } from './answer-provider.ts';
import type { ChatRequest } from '../http/chat-request.ts';
import type { Answer, Knowledge, Language, Locale } from '../knowledge.ts';
import type { LanguageChoice } from '../language/choice.ts';
import { normalised, wordsOf } from '../language/words.ts';
import { type Classified, createClassifier, nothingFound } from './classifier.ts';
import { createPassageSearch, type Hit } from './passages.ts';
import { quote } from './quote.ts';

/** How many questions are offered beside an answer, and instead of one. */
const offered = { besideAnswer: 2, instead: 3 };

/** A follow-up is short; who writes more says what it is about. */
const followUpWords = 8;

/**
 * Answers with what the site says: a written answer when it is clear which one is asked for, a passage
 * where no answer is written, and else the nearest questions or that it does not know.
 */
export function siteAnswers(knowledge: Knowledge, languageOf: LanguageChoice): AnswerProvider {
  const speakers = new Map(
    Object.entries(knowledge.languages).map(([locale, language]) => [
      locale,
      createSpeaker(language, locale, passageSearch(locale)),
    ]),
  );
  return {
    answer(request, page) {
      const locale = languageOf(request, page);
      const speaker = speakers.get(locale);
      if (!speaker) throw new Error('The knowledge lacks one of its languages.');
      const { message } = request;
      const others = [...speakers.values()].filter((other) => other !== speaker);
      const first = (replies: readonly (Reply | undefined)[]) => replies.find((reply) => reply !== undefined);
      const known =
        // A question that is offered gets its answer, in whatever language it was offered.
        speaker.toQuestion(message) ??
        first(others.map((other) => other.toQuestion(message))) ??
        speaker.toShort(message) ??
        // "Hej {bot}" shows no language to count letters by, and is known by heart all the same.
        first(others.map((other) => other.toSmallTalk(message)));
      if (known) return Promise.resolve(known);
      const found = speaker.compare(request);
      return Promise.resolve(
        speaker.toAsked(found) ??
          first(others.map((other) => other.toShort(message))) ??
          speaker.otherwise(message, found),
      );
    },
  };

  /** Made at the start: the first question that needs it must not take longer than others. */
  function passageSearch(locale: Locale): (text: string) => Hit[] {
    return createPassageSearch(
      knowledge.passages.filter((passage) => passage.locale === locale),
      locale,
    );
  }
}

/** What can be said in one language; each gives nothing where it does not apply, but the last. */
interface Speaker {
  /** To a question that stands on the site as it is. */
  readonly toQuestion: (message: string) => Reply | undefined;
  /** To a short wording that is known by heart. */
  readonly toShort: (message: string) => Reply | undefined;
  /** To a short wording that asks nothing: a greeting, thanks. */
  readonly toSmallTalk: (message: string) => Reply | undefined;
  /** Compares a question with all that have an answer: the most that a reply costs, and so done once. */
  readonly compare: (request: ChatRequest) => Classified;
  /** To what is recognised as a question that has an answer. */
  readonly toAsked: (found: Classified) => Reply | undefined;
  /** With a passage, with the nearest questions, or that the site does not say it. */
  readonly otherwise: (message: string, found: Classified) => Reply;
}

function createSpeaker(language: Language, locale: Locale, search: (text: string) => Hit[]): Speaker {
  const { answers, sentences, model, passageThreshold } = language;
  if (!model) {
    const none = () => undefined;
    const reply = { response: sentences.languages, suggestions: [] };
    return {
      toQuestion: none,
      toShort: none,
      toSmallTalk: none,
      compare: () => nothingFound,
      toAsked: none,
      otherwise: () => reply,
    };
  }
  const byQuestion = new Map(
    answers.flatMap((answer) => (answer.question ? [[normalised(answer.question), answer] as const] : [])),
  );
  const byWording = new Map(answers.flatMap((answer) => answer.exact.map((text) => [text, answer] as const)));
  const classify = createClassifier(model, answers.length, locale);
  const { thresholds } = model;
  const alone = (answer: Answer | undefined): Reply | undefined =>
    answer && { response: answer.reply, suggestions: [] };
  const bestOf = ({ best }: Classified) => best.flatMap((place) => answers[place] ?? []);

  return {
    toQuestion: (message) => alone(byQuestion.get(normalised(message))),
    toShort: (message) => alone(byWording.get(normalised(message))),
    toSmallTalk(message) {
      const answer = byWording.get(normalised(message));
      return answer?.question === undefined ? alone(answer) : undefined;
    },

    compare: ({ message, messages }) => inContext(message, messages),

    toAsked(found) {
      const [first, ...rest] = bestOf(found);
      if (!first || found.answerable < thresholds.answer) return undefined;
      // Small talk is not mistaken for a question that could be offered.
      const isSure = found.right >= thresholds.sure || first.question === undefined;
      return beside(first.reply, isSure ? [] : rest);
    },

    otherwise(message, found) {
      const near = found.answerable >= thresholds.offer ? bestOf(found) : [];
      // A passage can hold the words of a question that is none of the site's.
      const [hit] = !found.isOutOfScope && isWorded(message) ? search(message) : [];
      if (hit && hit.evidence >= passageThreshold) return beside(quote(hit.passage, sentences), near);
      const suggestions = questionsOf(near, offered.instead);
      return { response: suggestions.length > 0 ? sentences.unsure : sentences.unknown, suggestions };
    },
  };

  /** A reply that may not be the one asked for, with the questions that may. */
  function beside(reply: string, others: readonly Answer[]): Reply {
    const suggestions = questionsOf(others, offered.besideAnswer);
    return {
      response: suggestions.length > 0 ? `${reply}\n\n${sentences.alternatives}` : reply,
      suggestions,
    };
  }

  /** "And how much is that?" is looked up together with the question before it. */
  function inContext(message: string, messages: ChatRequest['messages']): Classified {
    const alone = classify(message);
    const earlier = messages.findLast(({ role }) => role === 'user')?.content;
    if (
      alone.answerable >= thresholds.answer ||
      earlier === undefined ||
      wordsOf(message).length > followUpWords
    )
      return alone;
    const together = classify(`${earlier} ${message}`);
    return together.answerable > alone.answerable ? together : alone;
  }
}

/** True for what holds a word: a letter or a figure alone stands in some passage and asks for none. */
function isWorded(message: string): boolean {
  return wordsOf(message).some((word) => word.length > 2);
}

function questionsOf(answers: readonly Answer[], count: number): string[] {
  return answers.flatMap(({ question }) => question ?? []).slice(0, count);
}
