/** The shortest part: of three letters, "all" and "tal" are found in words that have nothing of them. */
const shortest = 4;

/**
 * The parts of a compound, as Swedish writes them in one word: "telefonrobot" is "telefon" and
 * "robot", "samtalslogg" is "samtal" and "logg".
 *
 * @param word in lower case
 * @param isKnown tells whether a part is a word; only words are parts
 * @returns empty when the word is no compound of known parts
 */
export function partsOf(word: string, isKnown: (part: string) => boolean): readonly string[] {
  // The longest first part: "fakturahantering" is not "fakt" and "urahantering".
  for (let end = word.length - shortest; end >= shortest; end -= 1) {
    const first = word.slice(0, end);
    // The s that joins ("samtalslogg") belongs to neither part.
    const heads = first.endsWith('s') ? [first, first.slice(0, -1)] : [first];
    const head = heads.find((part) => part.length >= shortest && isKnown(part));
    if (!head) continue;
    const tail = word.slice(end);
    if (isKnown(tail)) return [head, tail];
    const more = partsOf(tail, isKnown);
    if (more.length > 0) return [head, ...more];
  }
  return [];
}
