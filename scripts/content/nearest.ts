/** Pairs of neighbouring letters: `cost` gives `co`, `os`, `st`. */
function pairs(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}

/** How much two names have in common, 0 to 1: the share of their pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const left = pairs(other);
  const total = pairs(one).length + left.length;
  const shared = pairs(one).filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
}

/** Below it two names are no misspelling of each other: `abuot` and `about` have a quarter, with their slashes 0.4. */
const leastLikeness = 0.3;

/**
 * The candidate that a name most likely stood for.
 *
 * @returns `undefined` when none is like it
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, score: likeness(name, candidate) }))
    .filter(({ score }) => score >= leastLikeness)
    .toSorted((a, b) => b.score - a.score);
  return ranked[0]?.candidate;
}
