import type { ChatRequest } from './chat-request.ts';
import { createConceptFinder } from './concepts.ts';
import { continuedQuestion } from './follow-up.ts';
import type { Knowledge, Locale } from './knowledge.ts';
import { wordsOf } from './language.ts';
import type { LanguageChoice } from './language-choice.ts';
import { createLexicon } from './lexicon.ts';
import { createSearch, type Hit } from './search.ts';
import { createUnpublishedCheck } from './unpublished.ts';

/** Looking for more parts than these would make a hostile message slow. */
const sentenceLimit = 6;
const clauseLimit = 4;

/** Where a clause ends: "I am a plumber and never hear the phone, what can you do". */
const clauseEnd = /[,;:]\s+|\s[-–]\s|\s(?:and|but|so|because|since|och|men|så|eftersom)\s/iu;

/** What the site has on a question. */
export interface Finding {
  readonly locale: Locale;
  /** Best first, whether they answer or not. */
  readonly hits: readonly Hit[];
  /** True when the first hit speaks of what was asked, and not only of a word in it. */
  readonly isAnswered: boolean;
  /** The terms of a text in the finding's language, for choosing sentences. */
  readonly termsIn: (text: string) => readonly string[];
}

/** Finds the passages for a question, in its language and in the light of what was asked before. */
export type Retrieve = (request: ChatRequest, page?: Locale) => Finding;

/**
 * How much of a question a passage must speak of; more of a clause, which may be beside the point.
 * Set with the tuning questions of `npm run eval`.
 */
const threshold = { sentence: 0.62, clause: 0.8 };

/** A question that is like none of those that people ask about a passage only shares words with it. */
const leastLikeness = 0.2;

/** Makes the retrieval over all passages. */
export function createRetrieval({ passages, words }: Knowledge, languageOf: LanguageChoice): Retrieve {
  const languages = { en: language('en'), sv: language('sv') };

  return (request, page) => {
    const locale = languageOf(request, page);
    const { search, conceptsOf, termsIn, isUnpublished } = languages[locale];
    const earlier = continuedQuestion(request.message, request.messages);
    const context = earlier === undefined ? [] : conceptsOf(earlier);
    let best: readonly Hit[] = [];
    for (const { text, wanted } of partsOf(request.message, isUnpublished)) {
      const concepts = conceptsOf(text);
      // "Why?" and "tell me more" name nothing themselves: they ask about what was asked before.
      const hits =
        concepts.length > 0 ? search({ concepts, context, text }) : search({ concepts: context, text });
      if (isAnswer(hits[0], wanted)) return { hits, isAnswered: true, locale, termsIn };
      if (best.length === 0) best = hits;
    }
    return { hits: best, isAnswered: false, locale, termsIn };
  };

  function language(locale: Locale) {
    const own = passages.filter((passage) => passage.locale === locale);
    const lexicon = createLexicon(own, words[locale], locale);
    const conceptsOf = createConceptFinder(words[locale], lexicon);
    return {
      conceptsOf,
      search: createSearch(own, lexicon, conceptsOf),
      termsIn: (text: string) => wordsOf(text).flatMap(lexicon.termsOf),
      isUnpublished: createUnpublishedCheck(words[locale].unpublished, lexicon.correct),
    };
  }
}

function isAnswer(hit: Hit | undefined, wanted: number): boolean {
  if (!hit || hit.coverage < wanted) return false;
  return hit.passage.asked.length === 0 || hit.likeness >= leastLikeness;
}

/**
 * What to look for, in turn: the message, its sentences ("We are a dental clinic. Do you do phone
 * bots?") and their clauses, the last first, as people come to the point at the end. A sentence that
 * asks for what is not published has no answer, and no clause of it either.
 */
function partsOf(
  message: string,
  isUnpublished: (text: string) => boolean,
): readonly { readonly text: string; readonly wanted: number }[] {
  const split = (text: string, at: RegExp) => text.split(at).filter((part) => /\p{L}/u.test(part));
  const sentences = split(message, /(?<=[.!?])\s+|\n+/).slice(-sentenceLimit);
  const open = sentences.filter((sentence) => !isUnpublished(sentence)).toReversed();
  const whole = open.length === sentences.length ? [message] : [];
  const clauses = open.flatMap((sentence) => {
    const parts = split(sentence, clauseEnd);
    return parts.length > 1 ? parts.toReversed() : [];
  });
  return [
    ...[...whole, ...(sentences.length > 1 ? open : [])].map((text) => ({
      text,
      wanted: threshold.sentence,
    })),
    ...clauses.slice(0, clauseLimit).map((text) => ({ text, wanted: threshold.clause })),
  ];
}
