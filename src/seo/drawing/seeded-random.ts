/** Numbers that look random and are the same for the same text, so that a drawing stays what it is. Pure. */

export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** One of a list that is not empty. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Random numbers that follow from a text (mulberry32, seeded by its hash). */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

/** Shares of a whole that differ clearly. */
export function shares(random: Random, count: number): number[] {
  const parts = Array.from({ length: count }, () => random.pick([1, 2, 4]));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

/** FNV-1a of a text, a whole number of 32 bits. */
function hashOf(text: string): number {
  return [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
}
