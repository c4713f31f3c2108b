import { answerWithWording } from '../answers/recogniser.ts';
import type { ChatRequest } from '../http/chat-request.ts';
import type { Knowledge, Locale } from '../knowledge.ts';
import { minKnownNgramShare, minLanguageLead, minLanguageLeadOfShortText } from '../thresholds.ts';
import { ngramsOf, normalised, wordsOf } from './words.ts';

/** Lengths of the n-grams that tell languages apart, word boundaries included. */
const ngramLengths = [2, 3, 4];

/** How many of the visitor's messages are read to detect the language of a conversation. */
const maxMessages = 7;

/** The n-grams of a text, word by word, for detecting its language. */
export function ngramsOfWords(text: string): string[][] {
  return wordsOf(text).map((word) => ngramsOf(`_${word}_`, ngramLengths));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** One or two words, such as "reseller programme", often resemble words of another language. */
const maxWordsOfShortText = 2;

/**
 * Creates a function that detects which of the site's languages a text is in. The n-grams of a language are ordered by
 * frequency, so that, by Zipf's law, the logarithm of an n-gram's rank approximates how improbable it is: its cost.
 *
 * The function returns undefined if the language is uncertain. With `anyway`, it returns a language even then: the
 * one that contains the largest share of the text's n-grams.
 */
export function createLanguageDetector(knowledge: Knowledge) {
  const languages = Object.entries(knowledge).map(([locale, { ngrams }]) => ({
    locale,
    costs: new Map(ngrams.split(' ').map((ngram, index) => [ngram, Math.log(index + 2)])),
  }));
  // The same for all languages: a short list must not make a language likelier.
  const unknown = Math.log(4 * Math.max(...languages.map(({ costs }) => costs.size + 2)));
  return (text: string, anyway = false): Locale | undefined => {
    const words = ngramsOfWords(text);
    const all = words.flat();
    if (all.length === 0) return undefined;
    const ranked = languages
      .map(({ locale, costs }) => ({
        locale,
        knownShare: all.filter((ngram) => costs.has(ngram)).length / all.length,
        // Each word has the same weight: short words are typical of a language, long ones are often borrowed.
        cost: mean(words.map((word) => mean(word.map((ngram) => costs.get(ngram) ?? unknown)))),
      }))
      .toSorted((a, b) => a.cost - b.cost);
    const [best, next] = ranked;
    if (anyway) return ranked.toSorted((a, b) => b.knownShare - a.knownShare)[0]?.locale;
    if (!best || best.knownShare < minKnownNgramShare) return undefined;
    const lead = words.length <= maxWordsOfShortText ? minLanguageLeadOfShortText : minLanguageLead;
    return !next || next.cost - best.cost >= lead ? best.locale : undefined;
  };
}

/** Creates a function that finds the language in which a message asks for the previous answer, such as "in English?". */
export function createRequestedLocaleFinder(knowledge: Knowledge) {
  const locales = new Map(
    Object.entries(knowledge).flatMap(([locale, { followUps }]) =>
      followUps.translationRequests.map((wording) => [normalised(wording), locale] as const),
    ),
  );
  return (message: string): Locale | undefined => locales.get(normalised(message));
}

/**
 * Creates a function that chooses the language of a reply, by the first rule that applies:
 *
 * 1. the page's language, if the message is one or two words and a known wording in it ("Fortnox");
 * 2. the language that the newest message asks for ("in English?") or is clearly written in, or else the same for the
 *    message before it, and so on;
 * 3. the page's language;
 * 4. the language that matches the message best;
 * 5. the default language.
 */
export function createLocaleChooser(knowledge: Knowledge) {
  const detect = createLanguageDetector(knowledge);
  const requestedLocaleOf = createRequestedLocaleFinder(knowledge);
  const [fallback = ''] = Object.keys(knowledge);
  return ({ message, messages }: ChatRequest, pageLocale = ''): Locale => {
    const pageKnowledge = knowledge[pageLocale];
    const isShort = wordsOf(message).length <= maxWordsOfShortText;
    if (pageKnowledge && isShort && answerWithWording(normalised(message), pageKnowledge)?.question)
      return pageLocale;
    const visitorMessages = [...messages.filter(({ role }) => role === 'user'), { content: message }];
    for (const { content: text } of visitorMessages.slice(-maxMessages).toReversed()) {
      const locale = requestedLocaleOf(text) ?? detect(text);
      if (locale !== undefined) return locale;
    }
    // Nothing is certain here, so the best match is used.
    return pageKnowledge?.locale ?? detect(message, true) ?? fallback;
  };
}
