import { wordsOf } from './language.ts';
import { fold } from './stem.ts';

/**
 * Makes the measure of how far a text reads like `model`: 1 the same, 0 nothing alike. It compares
 * pairs of letters, so that word order, endings and typing errors matter little.
 */
export function createTextLikeness(model: string): (text: string) => number {
  const own = pairsOf(model);
  return (text) => {
    const other = pairsOf(text);
    let shared = 0;
    for (const pair of other) if (own.has(pair)) shared += 1;
    return own.size + other.size === 0 ? 0 : (2 * shared) / (own.size + other.size);
  };
}

/** The latest text is asked for again and again: once for each question of the table. */
let latest: { readonly text: string; readonly pairs: ReadonlySet<string> } | undefined;

function pairsOf(text: string): ReadonlySet<string> {
  if (latest?.text === text) return latest.pairs;
  const letters = ` ${wordsOf(text).map(fold).join(' ')} `;
  const pairs = new Set<string>();
  for (let start = 0; start + 3 <= letters.length; start += 1) pairs.add(letters.slice(start, start + 3));
  latest = { text, pairs };
  return pairs;
}
