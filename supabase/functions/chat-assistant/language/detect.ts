import type { ChatRequest } from '../http/chat-request.ts';
import { answerWithWording } from '../answers/recogniser.ts';
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
 * Makes the detector of the site's languages. The n-grams of a language are ordered by frequency; by Zipf's law
 * the logarithm of a group's rank approximates its probability.
 *
 * @returns a function that gives the language of a text, or undefined when it is uncertain. With `anyway` it gives the
 *   language that matches most n-grams, however few
 */
export function createLanguageDetector(knowledge: Knowledge) {
  const costs = Object.entries(knowledge).map(([locale, { ngrams }]) => ({
    locale,
    places: new Map(ngrams.split(' ').map((group, place) => [group, Math.log(place + 2)])),
  }));
  // The same for all languages: a short list must not make a language likelier.
  const unknown = Math.log(4 * Math.max(...costs.map(({ places }) => places.size + 2)));
  return (text: string, anyway = false): Locale | undefined => {
    const words = ngramsOfWords(text);
    const groups = words.flat();
    if (groups.length === 0) return undefined;
    const ranked = costs
      .map(({ locale, places }) => ({
        locale,
        known: groups.filter((group) => places.has(group)).length / groups.length,
        // Each word has the same weight: short words are typical of a language, long ones are often borrowed.
        cost: mean(words.map((word) => mean(word.map((group) => places.get(group) ?? unknown)))),
      }))
      .toSorted((a, b) => a.cost - b.cost);
    const [best, next] = ranked;
    if (anyway) return ranked.toSorted((a, b) => b.known - a.known)[0]?.locale;
    if (!best || best.known < minKnownNgramShare) return undefined;
    const lead = words.length <= maxWordsOfShortText ? minLanguageLeadOfShortText : minLanguageLead;
    return !next || next.cost - best.cost >= lead ? best.locale : undefined;
  };
}

/** Creates a function that finds the language in which a message asks for the previous answer, such as "in English?". */
export function createRequestedLocaleFinder(knowledge: Knowledge) {
  const locales = new Map(
    Object.entries(knowledge).flatMap(([locale, { followUps }]) =>
      followUps.translation.map((wording) => [normalised(wording), locale] as const),
    ),
  );
  return (message: string): Locale | undefined => locales.get(normalised(message));
}

/**
 * Creates a function that chooses the language of a reply, by the first rule that applies:
 *
 * 1. the page's language, if the message is one or two words and a known wording in it ("Fortnox");
 * 2. the language that the newest message asks for ("in English?") or is clearly written in; otherwise that of the
 * message before it, and so on;
 * 3. the page's language;
 * 4. the language that matches the message best;
 * 5. the default language.
 */
export function createLocaleChooser(knowledge: Knowledge) {
  const detect = createLanguageDetector(knowledge);
  const asked = createRequestedLocaleFinder(knowledge);
  const [fallback = ''] = Object.keys(knowledge);
  return ({ message, messages }: ChatRequest, pageLocale = ''): Locale => {
    const pageLanguage = knowledge[pageLocale];
    const isShort = wordsOf(message).length <= maxWordsOfShortText;
    if (pageLanguage && isShort && answerWithWording(normalised(message), pageLanguage)?.question)
      return pageLocale;
    const said = [...messages.filter(({ role }) => role === 'user'), { content: message }];
    for (const { content: text } of said.slice(-maxMessages).toReversed()) {
      const locale = asked(text) ?? detect(text);
      if (locale !== undefined) return locale;
    }
    // Nothing is certain here, so the best match is used.
    return pageLanguage?.locale ?? detect(message, true) ?? fallback;
  };
}
