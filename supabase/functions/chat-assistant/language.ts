import type { Locale, Passage } from './knowledge.ts';
import { createSpellingSense } from './letters.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * The words that carry grammar and not subject. They tell the languages apart, and a search leaves
 * them out. Words that both languages have ("i", "men", "under", "all") stand in neither list.
 */
export const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: words(`
    a about am an and any are as at be been but by can could did do does for from get had has have hello hi how
    if in into is it its me my of on or our please should so some than thanks that the their them then there
    these they this those to us was we were what when where which who whose why will with would you your`),
  sv: words(`
    alla att av blir bli de dem den denna deras dess det detta dig din dina ditt du där eller en er era ert
    ett få får finns för från ha har hej hos hur här inte ja jag kan kunna med mig min mina mitt mot måste nej
    ni nu när och också om oss på sig sin sina sitt ska skulle som så tack till ut vad var vara varför vem vi
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

/** How much likelier a word's spelling is in one language before it counts, as a logarithm. */
const clearlySpelt = 3;

/**
 * Makes a detector that, where the grammar leaves a text open ("fakturor?"), asks which language of
 * the site uses its words, and of words that neither uses, which spells like that.
 */
export function createLanguageDetector(passages: readonly Passage[]): (text: string) => Locale | undefined {
  const wordsIn = (locale: Locale) =>
    new Set(
      passages
        .filter((passage) => passage.locale === locale)
        .flatMap(({ text, asked }) => wordsOf([text, ...asked].join(' '))),
    );
  const english = wordsIn('en');
  const swedish = wordsIn('sv');
  // Words of both languages ("agent", "system") show neither's spelling.
  const spelling = createSpellingSense({ en: english.difference(swedish), sv: swedish.difference(english) });

  /** Above 0 for a Swedish word, below for an English one, 0 for one that both have or neither knows. */
  const leanOf = (word: string): number => {
    const lean = Number(swedish.has(word)) - Number(english.has(word));
    if (lean !== 0 || swedish.has(word)) return lean;
    const lead = spelling(word);
    // A guess decides only where no word is known.
    return Math.abs(lead) < clearlySpelt ? 0 : Math.sign(lead) * 0.1;
  };
  return (text) => {
    const byGrammar = detectLanguage(text);
    if (byGrammar) return byGrammar;
    const lead = wordsOf(text)
      .slice(0, wordLimit)
      .reduce((sum, word) => sum + leanOf(word), 0);
    if (lead === 0) return undefined;
    return lead > 0 ? 'sv' : 'en';
  };
}
