import type { AnswerProvider, Reply } from '../answer-provider.ts';
import type { ChatRequest } from '../chat-request.ts';
import type { Answer, Knowledge, Language, Locale } from '../knowledge.ts';
import type { LanguageChoice } from '../language/choice.ts';
import { normalised, wordsOf } from '../language/words.ts';
import { type Classified, createClassifier } from './classifier.ts';
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
      createSpeaker(language, locale, createPassageSearch(ownPassages(locale), locale)),
    ]),
  );
  return {
    answer(request, page) {
      // A question that is offered must get its answer, in whatever language it was offered.
      for (const speaker of speakers.values()) {
        const reply = speaker.replyToExact(request.message);
        if (reply) return Promise.resolve(reply);
      }
      const speaker = speakers.get(languageOf(request, page));
      if (!speaker) throw new Error('The knowledge lacks one of its languages.');
      return Promise.resolve(speaker.replyTo(request));
    },
  };

  function ownPassages(locale: Locale) {
    return knowledge.passages.filter((passage) => passage.locale === locale);
  }
}

interface Speaker {
  readonly replyToExact: (message: string) => Reply | undefined;
  readonly replyTo: (request: ChatRequest) => Reply;
}

function createSpeaker(language: Language, locale: Locale, search: (text: string) => Hit[]): Speaker {
  const { answers, sentences, model, passageThreshold } = language;
  const byQuestion = new Map(
    answers.flatMap((answer) => (answer.question ? [[normalised(answer.question), answer] as const] : [])),
  );
  if (!model) {
    const reply = { response: sentences.languages, suggestions: [] };
    return { replyToExact: () => undefined, replyTo: () => reply };
  }
  const classify = createClassifier(model, answers.length, locale);
  const { thresholds } = model;

  return {
    replyToExact(message) {
      const answer = byQuestion.get(normalised(message));
      return answer && { response: answer.reply, suggestions: [] };
    },

    replyTo({ message, messages }) {
      const found = inContext(message, messages);
      const best = found.best.flatMap((place) => answers[place] ?? []);
      const [first] = best;
      if (first && found.answerable >= thresholds.answer) {
        // Small talk is not mistaken for a question that could be offered.
        const isSure = found.right >= thresholds.sure || first.question === undefined;
        const others = isSure ? [] : questionsOf(best.slice(1), offered.besideAnswer);
        if (others.length === 0) return { response: first.reply, suggestions: [] };
        return { response: `${first.reply}\n\n${sentences.alternatives}`, suggestions: others };
      }
      const [hit] = search(message);
      if (hit && hit.coverage >= passageThreshold) {
        return { response: quote(hit.passage, sentences), suggestions: [] };
      }
      const suggestions = found.answerable >= thresholds.offer ? questionsOf(best, offered.instead) : [];
      return suggestions.length > 0
        ? { response: sentences.unsure, suggestions }
        : { response: sentences.unknown, suggestions };
    },
  };

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

function questionsOf(answers: readonly Answer[], count: number): string[] {
  return answers.flatMap(({ question }) => question ?? []).slice(0, count);
}
