import type { Locale, Passage } from './knowledge.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * The words that carry grammar and not subject. They tell the languages apart, and a search leaves
 * them out. Words that both languages have ("i", "men", "under", "all") stand in neither list.
 */
export const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: words(`
    a about am an and any are as at be been but by can could did do does for from get had has have how
    if in into is it its me my of on or our please should so some than that the their them then there
    these they this those to us was we were what when where which who whose why will with would you your`),
  sv: words(`
    alla att av blir bli de dem den denna deras dess det detta dig din dina ditt du där eller en er era ert
    ett få får finns för från ha har hos hur här inte ja jag kan kunna med mig min mina mitt mot måste nej
    ni nu när och också om oss på sig sin sina sitt ska skulle som så till ut vad var vara varför vem vi
    vid vilka vilken vilket vill vår våra vårt är ändå`),
};

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The language that a text is written in, told by its function words and by å, ä and ö.
 *
 * @returns undefined when neither language shows, as in "CRM?"
 */
export function detectLanguage(text: string): Locale | undefined {
  const found = wordsOf(text.replace(/<[^<>]*>/g, ' ')); // "<a href>" holds no English "a"
  const count = (locale: Locale) => found.filter((word) => functionWords[locale].has(word)).length;
  const english = count('en');
  // One point for the letters: a Swedish name in an English question must not decide.
  const swedish = count('sv') + (/[åäö]/i.test(text) ? 1 : 0);
  if (english === swedish) return undefined;
  return swedish > english ? 'sv' : 'en';
}

/** So many words show the language, if any do. */
const wordLimit = 40;

/**
 * Makes a detector that, where the grammar leaves a text open ("fakturor?"), asks which language of
 * the site uses its words.
 */
export function createLanguageDetector(passages: readonly Passage[]): (text: string) => Locale | undefined {
  const counter = (locale: Locale) => {
    const own = passages.filter((passage) => passage.locale === locale);
    const words = new Map<string, number>();
    for (const word of own.flatMap(({ text, asked }) => wordsOf([text, ...asked].join(' ')))) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
    // "integritets" is the beginning of words that Swedish has more of.
    return (word: string): number =>
      words.get(word) ??
      (word.length > 5 ? words.keys().reduce((sum, longer) => sum + Number(longer.startsWith(word)), 0) : 0);
  };
  const inEnglish = counter('en');
  const inSwedish = counter('sv');
  return (text) => {
    const byGrammar = detectLanguage(text);
    if (byGrammar) return byGrammar;
    let lead = 0;
    for (const word of wordsOf(text).slice(0, wordLimit))
      lead += Math.sign(inSwedish(word) - inEnglish(word));
    if (lead === 0) return undefined;
    return lead > 0 ? 'sv' : 'en';
  };
}
