import type { Words } from './knowledge.ts';
import { wordsOf } from './language.ts';
import type { Lexicon } from './lexicon.ts';

/** One way to speak of a concept. */
export interface Way {
  /** Stems that must all be there. */
  readonly terms: readonly string[];
  /** How surely who says so means the concept, up to 1. */
  readonly trust: number;
}

/** One thing that a question asks about, with all the ways in which the site may say it. */
export interface Concept {
  /** The same for all that means the same: "price" and "how much do you charge". */
  readonly key: string;
  readonly ways: readonly Way[];
}

/** The visitor's own word is the surest; a compound's parts may be about something else. */
const trust = { own: 1, meant: 1, parts: 0.6 };

/** The most words that are looked at: a question of 80 words has said what it is about. */
const wordLimit = 80;

/** What people say, as stems, and what the site says for it. */
interface Expression {
  readonly key: readonly string[];
  readonly ways: readonly Way[];
  /** The entry of the table: all that stands in it is one concept. */
  readonly entry: number;
}

/** Makes the function that finds what a question is about, typing errors mended. */
export function createConceptFinder(
  { synonyms }: Words,
  { termsOf, isSubject, isUsed, correct }: Lexicon,
): (question: string) => readonly Concept[] {
  const stemOf = (word: string) => termsOf(word)[0] ?? word;
  const expressions = synonyms
    .flatMap(({ said, meant }, entry): Expression[] => {
      const ways = meant.map((words) => ({
        terms: wordsOf(words).filter(isSubject).map(stemOf),
        trust: trust.meant,
      }));
      return said.map((words) => ({ key: wordsOf(words).map(stemOf), ways, entry }));
    })
    // "how long does it take" before "how long".
    .toSorted((a, b) => b.key.length - a.key.length);
  const byFirst = Map.groupBy(expressions, ({ key }) => key[0]);

  return (question) => {
    const asked = wordsOf(question).slice(0, wordLimit).map(correct);
    const stems = asked.map(stemOf);
    const found = new Map<string, Concept>();
    const add = (key: string, ways: readonly Way[]) => {
      const known = found.get(key)?.ways ?? [];
      found.set(key, { key, ways: [...known, ...ways.filter(({ terms }) => terms.length > 0)] });
    };

    for (let index = 0; index < asked.length;) {
      const word = asked[index] ?? '';
      const expression = byFirst
        .get(stemOf(word))
        ?.find(
          ({ key }) =>
            key.every((stem, offset) => stem === stems[index + offset]) &&
            (key.length > 1 || isSubject(word)),
        );
      const length = expression?.key.length ?? 1;
      // What the table has means what the table says: "up and running". And "how much do you charge" asks
      // for one thing, though it says it twice.
      if (expression) {
        // A passage may also say it as the visitor does.
        const own = asked
          .slice(index, index + length)
          .filter(isSubject)
          .map(stemOf);
        add(`entry ${expression.entry}`, [...expression.ways, { terms: own, trust: trust.own }]);
      } else if (isSubject(word)) add(stemOf(word), waysOf(word));
      index += length;
    }
    return [...found.values()];
  };

  function waysOf(word: string): Way[] {
    const [own, ...parts] = termsOf(word);
    if (own === undefined) return [];
    // A compound that the site uses itself ("personuppgiftsbiträdesavtal") needs no translation.
    const meant = isUsed(word)
      ? []
      : expressions.filter(({ key }) => key.length === 1 && parts.includes(key[0] ?? ''));
    return [
      { terms: [own], trust: trust.own },
      { terms: parts, trust: trust.parts },
      ...meant.flatMap(({ ways }) => ways),
    ];
  }
}
