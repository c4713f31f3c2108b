/** The shortest part: of three letters, "all" and "tal" are found in words that have nothing of them. */
const shortest = 4;

/** Real compounds stay under this: "personuppgiftsbiträdesavtalets" has 30 letters. */
const longest = 40;

/**
 * The parts of a compound, as Swedish writes them in one word: "telefonrobot" is "telefon" and
 * "robot", "samtalslogg" is "samtal" and "logg".
 *
 * @param word in lower case
 * @param isKnown tells whether a part is a word; only words are parts
 * @returns empty when the word is no compound of known parts, or longer than any
 */
export function partsOf(word: string, isKnown: (part: string) => boolean): readonly string[] {
  if (word.length > longest) return [];
  // Tails that are no compounds. Without this the time doubles with every part that can be split in
  // two ways ("röstagent" is "röst" and "agent").
  const hopeless = new Set<string>();

  const split = (rest: string): readonly string[] => {
    // The longest first part: "fakturahantering" is not "fakt" and "urahantering".
    for (let end = rest.length - shortest; end >= shortest; end -= 1) {
      const tail = rest.slice(end);
      if (hopeless.has(tail)) continue;
      const first = rest.slice(0, end);
      // The s that joins ("samtalslogg") belongs to neither part.
      const heads = first.endsWith('s') ? [first, first.slice(0, -1)] : [first];
      const head = heads.find((part) => part.length >= shortest && isKnown(part));
      if (!head) continue;
      if (isKnown(tail)) return [head, tail];
      const more = split(tail);
      if (more.length > 0) return [head, ...more];
      hopeless.add(tail);
    }
    return [];
  };
  return split(word);
}
