import type { LanguageKnowledge, Locale } from '../knowledge.ts';
import { normalised, stemsOf } from '../language/words.ts';

/** What the words of a message say about the messages before it. */
export interface WordsAsked {
  /** The stems of a message that name a subject: none in "And how much is that?" */
  readonly subjectsIn: (message: string) => readonly string[];
  readonly isBare: (message: string) => boolean;
  /** Tells whether a sentence has the price, the time and the like that a message asks for; undefined where it asks for none. */
  readonly askOf: (message: string) => ((sentence: string) => boolean) | undefined;
  /** What is meant instead, as in "No, I meant the chat". */
  readonly correctionIn: (message: string) => string | undefined;
}

export function createWordsAsked({ followUps }: LanguageKnowledge, locale: Locale): WordsAsked {
  const asks = followUps.asks.map(({ words, tells }) => ({
    asked: new Set(stemsOf(words, locale)),
    told: new Set(stemsOf(tells, locale)),
    isFigure: tells.includes('#'),
  }));
  const bare = new Set([...stemsOf(followUps.bare, locale), ...asks.flatMap(({ asked }) => [...asked])]);
  // Longer ones first: "no I meant" before "no".
  const corrections = followUps.corrections.map(normalised).toSorted((a, b) => b.length - a.length);
  const subjectsIn = (message: string) => stemsOf([message], locale).filter((stem) => !bare.has(stem));
  return {
    subjectsIn,
    isBare: (message) => subjectsIn(message).length === 0,
    askOf(message) {
      const stems = stemsOf([message], locale);
      const ask = asks.find(({ asked }) => stems.some((stem) => asked.has(stem)));
      if (!ask || ask.told.size === 0) return undefined;
      return (sentence) =>
        (ask.isFigure && /\d/.test(sentence)) ||
        stemsOf([sentence], locale).some((stem) => ask.told.has(stem));
    },
    correctionIn(message) {
      // Of "No, I meant the chat, not the calls" the chat is meant.
      const parts = message.split(/[,.;!]/);
      for (const end of parts.keys()) {
        const words = normalised(parts.slice(0, end + 1).join(' '));
        const start = corrections.find((correction) => words.startsWith(`${correction} `));
        if (start) return words.slice(start.length + 1);
      }
      return undefined;
    },
  };
}
