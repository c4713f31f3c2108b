import { wordsOf } from './language.ts';
import { fold } from './stem.ts';

/** Runs of so many letters are compared. */
const length = 3;

/** The runs of letters in a text, with the spaces between words. */
export type Letters = ReadonlySet<string>;

/** Prepares a text for comparing. */
export function lettersOf(text: string): Letters {
  const plain = ` ${wordsOf(text).map(fold).join(' ')} `;
  const runs = Array.from({ length: Math.max(0, plain.length - length + 1) }, (_, start) =>
    plain.slice(start, start + length),
  );
  return new Set(runs);
}

/**
 * How far two texts read alike: 1 the same, 0 nothing alike. Word order, endings and typing errors
 * matter little.
 */
export function textLikeness(one: Letters, other: Letters): number {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
