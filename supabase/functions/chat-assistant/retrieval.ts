import type { ChatRequest } from './chat-request.ts';
import { type Concept, createConceptFinder } from './concepts.ts';
import { continuedQuestion } from './follow-up.ts';
import type { Knowledge, Locale } from './knowledge.ts';
import { createLanguageDetector, wordsOf } from './language.ts';
import { createLexicon } from './lexicon.ts';
import { createSearch, type Hit } from './search.ts';

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
export type Retrieve = (request: ChatRequest) => Finding;

/** How much of a question a passage must speak of. Set with the tuning half of `npm run eval`. */
const threshold = 0.62;

/** Makes the retrieval over all passages. */
export function createRetrieval({ passages, words }: Knowledge): Retrieve {
  const detect = createLanguageDetector(passages);
  const languages = { en: language('en'), sv: language('sv') };

  return (request) => {
    const locale = languageOf(request);
    const { search, conceptsOf, termsIn } = languages[locale];
    const earlier = continuedQuestion(request.message, request.messages);
    const context = earlier === undefined ? [] : conceptsOf(earlier);
    let best: Omit<Finding, 'locale' | 'termsIn'> = { hits: [], isAnswered: false };
    for (const part of [request.message, ...sentencesOf(request.message)]) {
      const finding = find(search, conceptsOf(part), context);
      if (finding.isAnswered) return { ...finding, locale, termsIn };
      if (best.hits.length === 0) best = finding;
    }
    return { ...best, locale, termsIn };
  };

  function language(locale: Locale) {
    const own = passages.filter((passage) => passage.locale === locale);
    const lexicon = createLexicon(own, words[locale], locale);
    const conceptsOf = createConceptFinder(words[locale], lexicon);
    return {
      conceptsOf,
      search: createSearch(own, lexicon, conceptsOf),
      termsIn: (text: string) => wordsOf(text).flatMap(lexicon.termsOf),
    };
  }

  /** The language of the question; when it shows none, that of the latest question that does. */
  function languageOf({ message, messages }: ChatRequest): Locale {
    const earlier = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    for (const text of [message, ...earlier.toReversed()]) {
      const locale = detect(text);
      if (locale) return locale;
    }
    return 'en';
  }
}

function find(
  search: ReturnType<typeof createSearch>,
  concepts: readonly Concept[],
  context: readonly Concept[],
): Omit<Finding, 'locale' | 'termsIn'> {
  // "Why?" and "tell me more" name nothing themselves: they ask about what was asked before.
  const hits = concepts.length > 0 ? search(concepts, context) : search(context);
  return { hits, isAnswered: (hits[0]?.coverage ?? 0) >= threshold };
}

/** The sentences of a message that has several: "We are a dental clinic. Do you do phone bots?" */
function sentencesOf(message: string): readonly string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 1 ? sentences.toReversed() : [];
}
