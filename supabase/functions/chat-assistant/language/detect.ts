import type { ChatRequest } from '../http/chat-request.ts';
import type { Knowledge, Locale } from '../knowledge.ts';
import { lettersOf, normalised, wordsOf } from './words.ts';

/** Lengths of the groups of letters that tell languages apart, word boundaries included. */
const letterLengths = [2, 3, 4];

/** Earlier questions that may show the language of a conversation. */
const turnLimit = 6;

/** The groups of letters of a text by which its language is known, word by word. */
export function lettersOfWords(text: string): string[][] {
  return wordsOf(text).map((word) => lettersOf(`_${word}_`, letterLengths));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How much likelier, on the mean of its words, the best language must be than the next to be believed. Less is
 * chance: names, "ok", "GDPR?".
 */
const leastLead = 0.08;

/** The share of a text's groups of letters that its language must know: a cat on the keyboard writes few. */
const usuallyKnown = 0.6;

/**
 * Makes the detector of the site's languages. Each language has its groups of letters in order of how
 * usual they are; by Zipf's law the logarithm of the place stands for the probability.
 *
 * @returns a function that gives the language of a text; undefined when it shows none. With `anyway` it gives
 *   the one that knows most of it, however little
 */
export function createLanguageDetector({
  locales,
  languages,
}: Knowledge): (text: string, anyway?: boolean) => Locale | undefined {
  const costs = locales.map((locale) => {
    const letters = languages[locale]?.letters.split(' ') ?? [];
    return {
      locale,
      places: new Map(letters.map((group, place) => [group, Math.log(place + 2)])),
    };
  });
  // The same for all: a language of which little is known must not be the likelier for it.
  const unknown = Math.log(4 * Math.max(...costs.map(({ places }) => places.size + 2)));
  return (text, anyway = false) => {
    const words = lettersOfWords(text);
    const groups = words.flat();
    if (groups.length === 0) return undefined;
    const ranked = costs
      .map(({ locale, places }) => ({
        locale,
        known: groups.filter((group) => places.has(group)).length / groups.length,
        // Each word counts the same: the short ones are the language's own, long ones are often borrowed.
        cost: mean(words.map((word) => mean(word.map((group) => places.get(group) ?? unknown)))),
      }))
      .toSorted((a, b) => a.cost - b.cost);
    const [best, next] = ranked;
    if (anyway) return ranked.toSorted((a, b) => b.known - a.known)[0]?.locale;
    if (!best || best.known < usuallyKnown) return undefined;
    return !next || next.cost - best.cost >= leastLead ? best.locale : undefined;
  };
}

/** Chooses the language of an answer. */
export type LanguageChoice = (request: ChatRequest, page?: string) => Locale;

/** Makes the finder of the language that a message asks to have the previous answer in: "and in English?". */
export function createTranslationFinder({ languages }: Knowledge): (message: string) => Locale | undefined {
  const locales = new Map(
    Object.entries(languages).flatMap(([locale, { followUps }]) =>
      followUps.translation.map((wording) => [normalised(wording), locale] as const),
    ),
  );
  return (message) => locales.get(normalised(message));
}

/**
 * Makes the choice of language: the one that is asked for, or that of the question; when it shows none, that of the
 * latest question that does; when there is none either, that of the page, and else the likeliest or the default.
 */
export function createLanguageChoice(knowledge: Knowledge): LanguageChoice {
  const detect = createLanguageDetector(knowledge);
  const asked = createTranslationFinder(knowledge);
  const [fallback = ''] = knowledge.locales;
  return ({ message, messages }, page) => {
    const earlier = messages.filter(({ role }) => role === 'user').slice(-turnLimit);
    for (const text of [message, ...earlier.map(({ content }) => content).toReversed()]) {
      const locale = asked(text) ?? detect(text);
      if (locale !== undefined) return locale;
    }
    // Of letters without sense even a little is more than nothing.
    return knowledge.locales.find((locale) => locale === page) ?? detect(message, true) ?? fallback;
  };
}
